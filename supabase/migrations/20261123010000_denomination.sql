-- The figure in a post's picture, such as 2553; without one the site takes the first form number of
-- the title.
alter table public.blog_posts add column denomination text
  constraint "denomination: one line, 1 to 8 characters, no blank at its ends"
  check (public.blog_is_line(denomination, 8));
grant select (denomination) on public.blog_posts to anon, authenticated;

-- As before, and keeps the figure.
create or replace function public.save_blog_posts(manuscripts jsonb, only_where_empty boolean default false)
  returns text[] language plpgsql security invoker
  set search_path = '' set statement_timeout = '60s' as $$
declare
  manuscript jsonb;
  said jsonb;
  kept uuid;
  told public.blog_articles;
  fields record;
  is_same boolean;
  results text[] := '{}';
begin
  -- One at a time, so that two commands at once do not fill the blog twice.
  perform pg_advisory_xact_lock(hashtext('blog_posts'));
  if only_where_empty and exists (select from public.blog_posts) then
    return results;
  end if;
  for manuscript in select * from jsonb_array_elements(manuscripts) loop
    said := manuscript -> 'article';
    select * into fields from jsonb_to_record(said) as (
      slug text, title text, excerpt text, content text, category text, image_url text,
      author_name text, author_title text, denomination text, published_at date,
      modified_at date, is_published boolean
    );
    select id into kept from public.blog_posts where slug = fields.slug;
    if kept is null then
      insert into public.blog_posts (slug, title, excerpt, content, category, image_url,
          author_name, author_title, denomination, published_at, modified_at, is_published)
        values (fields.slug, fields.title, fields.excerpt, fields.content, fields.category,
          fields.image_url, fields.author_name, fields.author_title, fields.denomination,
          fields.published_at, fields.modified_at, fields.is_published)
        returning id into kept;
      results := results || 'added'::text;
    else
      select * into told from public.blog_articles where post_id = kept;
      select (p.title, p.excerpt, p.content, p.category, p.image_url, p.author_name,
          p.author_title, p.denomination, told.is_published, told.published_at, told.modified_at)
        is not distinct from (fields.title, fields.excerpt, fields.content, fields.category,
          fields.image_url, fields.author_name, fields.author_title, fields.denomination,
          fields.is_published, fields.published_at, fields.modified_at)
        into is_same from public.blog_posts as p where p.id = kept;
      if is_same then
        results := results || 'unchanged'::text;
        continue;
      end if;
      update public.blog_posts as p set
          title = fields.title, excerpt = fields.excerpt, content = fields.content,
          category = fields.category, image_url = fields.image_url,
          author_name = fields.author_name, author_title = fields.author_title,
          denomination = fields.denomination,
          is_published = case when told.is_published <> fields.is_published
            then fields.is_published else p.is_published end,
          published_at = case when told.published_at <> fields.published_at
            then fields.published_at else p.published_at end,
          modified_at = case when fields.modified_at <> coalesce(told.modified_at, '-infinity')
            then fields.modified_at else p.modified_at end
        where p.id = kept;
      results := results || 'updated'::text;
    end if;
    insert into public.blog_articles (post_id, is_published, published_at, modified_at)
      values (kept, fields.is_published, fields.published_at, fields.modified_at)
      on conflict (post_id) do update
        set is_published = excluded.is_published, published_at = excluded.published_at,
          modified_at = excluded.modified_at;
    delete from public.blog_pictures where post_id = kept and name not in (
      select picture ->> 'name' from jsonb_array_elements(manuscript -> 'pictures') as picture
    );
    insert into public.blog_pictures (name, post_id, content)
      select picture ->> 'name', kept, decode(picture ->> 'content', 'base64')
      from jsonb_array_elements(manuscript -> 'pictures') as picture
      on conflict (name) do nothing;
  end loop;
  return results;
end
$$;
