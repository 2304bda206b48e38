-- A post's modified_at is what its file says, or what was typed here.

drop trigger blog_note_change on public.blog_posts;
drop function public.blog_note_change;
drop function public.sync_blog_posts;

-- Adds each post, changes one that differs, and removes each that an earlier sync brought and that is
-- not among them; all or nothing. Returns what changed, such as 'added my-post'. Many pictures take
-- longer than the eight seconds that a project allows for other statements.
create function public.sync_blog_posts(posts jsonb)
  returns text[] language plpgsql security invoker
  set search_path = '' set statement_timeout = '60s' as $$
declare
  each jsonb;
  fields record;
  saved_id uuid;
  changes text[] := '{}';
  removed text[];
begin
  -- One at a time, so that two syncs at once do not add a post twice.
  perform pg_advisory_xact_lock(hashtext('blog_posts'));
  for each in select * from jsonb_array_elements(posts) loop
    select * into fields from jsonb_to_record(each -> 'post') as (
      slug text, title text, excerpt text, content text, category text, image_url text,
      author_name text, author_title text, denomination text, published_at date,
      modified_at date, is_published boolean
    );
    select id into saved_id from public.blog_posts where slug = fields.slug;
    if saved_id is null then
      insert into public.blog_posts (slug, title, excerpt, content, category, image_url,
          author_name, author_title, denomination, published_at, modified_at, is_published,
          has_file)
        values (fields.slug, fields.title, fields.excerpt, fields.content, fields.category,
          fields.image_url, fields.author_name, fields.author_title, fields.denomination,
          fields.published_at, fields.modified_at, fields.is_published, true)
        returning id into saved_id;
      changes := changes || ('added ' || fields.slug);
    else
      update public.blog_posts as p set
          title = fields.title, excerpt = fields.excerpt, content = fields.content,
          category = fields.category, image_url = fields.image_url,
          author_name = fields.author_name, author_title = fields.author_title,
          denomination = fields.denomination, published_at = fields.published_at,
          modified_at = fields.modified_at, is_published = fields.is_published, has_file = true
        where p.id = saved_id and
          (p.title, p.excerpt, p.content, p.category, p.image_url, p.author_name, p.author_title,
            p.denomination, p.published_at, p.modified_at, p.is_published, p.has_file)
          is distinct from (fields.title, fields.excerpt, fields.content, fields.category,
            fields.image_url, fields.author_name, fields.author_title, fields.denomination,
            fields.published_at, fields.modified_at, fields.is_published, true);
      continue when not found;
      changes := changes || ('updated ' || fields.slug);
    end if;
    delete from public.blog_pictures where post_id = saved_id and name not in (
      select picture ->> 'name' from jsonb_array_elements(each -> 'pictures') as picture
    );
    insert into public.blog_pictures (name, post_id, content)
      select picture ->> 'name', saved_id, decode(picture ->> 'content', 'base64')
      from jsonb_array_elements(each -> 'pictures') as picture
      on conflict (name) do nothing;
  end loop;
  with gone as (
    delete from public.blog_posts where has_file and slug not in (
      select post -> 'post' ->> 'slug' from jsonb_array_elements(posts) as post
    )
    returning slug
  )
  select array_agg('removed ' || slug order by slug) into removed from gone;
  return changes || coalesce(removed, '{}');
end
$$;

revoke all on function public.sync_blog_posts from public, anon, authenticated;
grant execute on function public.sync_blog_posts to service_role;
