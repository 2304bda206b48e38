-- The blog's posts. The anonymous key reads what is published and can do nothing else; the service
-- key, which "npm run posts" uses, may do everything.

-- A line of text, without characters that would move a terminal's cursor.
create function public.blog_is_line(line text, most integer) returns boolean
  language sql immutable
  return length(line) between 1 and most and line = trim(line)
    and line !~ '[\u0001-\u001f\u007f-\u009f]';

-- The table editor shows a constraint's name, and nothing else, for a row that it refuses.
create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  -- Sorted as bytes, so that every store lists the posts of one day in the same order.
  slug text collate "C" not null unique
    constraint "slug: lower-case words joined by hyphens, at most 100 signs"
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  title text not null
    constraint "title: one line of 1 to 120 characters, no blank at its ends"
    check (public.blog_is_line(title, 120)),
  excerpt text not null
    constraint "excerpt: one line of 1 to 400 characters, no blank at its ends"
    check (public.blog_is_line(excerpt, 400)),
  content text not null
    constraint "content: some HTML, 250,000 characters and 300,000 bytes at most"
    -- A page of the list reads 25 posts as JSON, of 8 MB at most.
    check (length(content) between 1 and 250000
      and octet_length(to_json(content)::text) <= 300000),
  category text not null
    constraint "category: one line of 1 to 60 characters, no blank at its ends"
    check (public.blog_is_line(category, 60)),
  image_url text,
  author_name text not null
    constraint "author_name: one line, 1 to 80 characters, no blank at its ends"
    check (public.blog_is_line(author_name, 80)),
  author_title text not null
    constraint "author_title: one line, 1 to 120 characters, no blank at ends"
    check (public.blog_is_line(author_title, 120)),
  published_at date not null default (now() at time zone 'America/Chicago')::date,
  is_published boolean not null default false,
  -- The day, in Texas, on which the text last changed; null where it has not since it was published.
  modified_at date,
  -- The figure in the post's picture, such as 2553; without one the site takes the first form
  -- number of the title.
  denomination text
    constraint "denomination: one line, 1 to 8 characters, no blank at its ends"
    check (public.blog_is_line(denomination, 8))
);

create index blog_posts_by_date on public.blog_posts (published_at desc, slug) where is_published;
create index blog_posts_by_category
  on public.blog_posts (category, published_at desc, slug) where is_published;

-- Pictures of posts, WebP, by the name in their address: /pictures/{name}.
create table public.blog_pictures (
  name text primary key
    constraint "name: {slug}/{file}.webp" check (name ~ '^[a-z0-9-]+/[a-z0-9-]+\.webp$'),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  content bytea not null
    constraint "content: a picture of 2 MB at most" check (octet_length(content) <= 2 * 1024 * 1024)
);

create index blog_pictures_by_post on public.blog_pictures (post_id);

-- A post's article as of its last save: a field that a command changed since keeps the command's
-- value until the article's value changes.
create table public.blog_articles (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  is_published boolean not null,
  published_at date not null,
  modified_at date
);

-- Whether a post shows: published, and from the day of its date on, in Texas.
create function public.blog_shows(is_published boolean, published_at date) returns boolean
  language sql stable
  return is_published and published_at <= (now() at time zone 'America/Chicago')::date;

-- Raises an error where a statement is explained, else returns true. PostgreSQL estimates row counts
-- from all rows, drafts included, and PostgREST passes the estimates on to visitors ("Prefer:
-- count=planned", and plans). Declared immutable so that it runs before the planner estimates; the
-- service key bypasses the policy.
create function public.blog_is_not_explained() returns boolean
  language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if current_query() ~* '^\s*explain\M' then
    raise insufficient_privilege using
      message = 'plans and planned counts are refused, for they tell of drafts';
  end if;
  return true;
end
$$;

create view public.blog_categories with (security_invoker = true) as
  -- One step in the index for each category, not one for each post.
  with recursive found (category) as (
    (select category from public.blog_posts where is_published order by category limit 1)
    union all
    select (
      select category from public.blog_posts
      where is_published and blog_posts.category > found.category order by category limit 1
    )
    from found where found.category is not null
  )
  select category from found where category is not null;

alter table public.blog_posts enable row level security;
alter table public.blog_pictures enable row level security;
alter table public.blog_articles enable row level security;

create policy "Anyone reads what is published" on public.blog_posts
  for select to anon, authenticated
  using (public.blog_is_not_explained() and public.blog_shows(is_published, published_at));

-- Its query of posts is bound by their policy, and so refuses to be explained too.
create policy "Anyone sees pictures of posts that show" on public.blog_pictures
  for select to anon, authenticated
  using (exists (
    select from public.blog_posts
    where blog_posts.id = post_id
      and public.blog_shows(blog_posts.is_published, blog_posts.published_at)
  ));

-- Supabase grants everything on new tables to both roles; policies do not hold back TRUNCATE.
revoke all on public.blog_posts, public.blog_pictures, public.blog_articles, public.blog_categories
  from public, anon, authenticated;
-- By column: a grant on the table would include the system columns ctid and xmin, whose gaps tell
-- how many rows lie between two.
grant select (id, slug, title, excerpt, content, category, image_url, author_name, author_title,
    published_at, is_published, modified_at, denomination)
  on public.blog_posts to anon, authenticated;
grant select (name, post_id, content) on public.blog_pictures to anon, authenticated;
grant select on public.blog_categories to anon, authenticated;
grant all on public.blog_posts, public.blog_pictures, public.blog_articles to service_role;
grant select on public.blog_categories to service_role;

-- Dates a change of the text, unless the same update sets the date.
create function public.blog_note_change() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.modified_at := (now() at time zone 'America/Chicago')::date;
  return new;
end
$$;

revoke all on function public.blog_note_change from public, anon, authenticated;

create trigger blog_note_change before update on public.blog_posts for each row
  when (
    (old.title, old.excerpt, old.content, old.image_url, old.author_name, old.author_title)
      is distinct from
      (new.title, new.excerpt, new.content, new.image_url, new.author_name, new.author_title)
    and old.modified_at is not distinct from new.modified_at
  )
  execute function public.blog_note_change();

-- Adds each article, or gives the post with its slug these fields and pictures; all or none.
-- Returns 'added', 'updated' or 'unchanged' for each, in order. Many pictures take longer than the
-- eight seconds that a project allows for other statements.
create function public.save_blog_posts(manuscripts jsonb, only_where_empty boolean default false)
  returns text[] language plpgsql security invoker
  set search_path = '' set statement_timeout = '60s' as $$
declare
  manuscript jsonb;
  saved_id uuid;
  before public.blog_articles;
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
    select * into fields from jsonb_to_record(manuscript -> 'article') as (
      slug text, title text, excerpt text, content text, category text, image_url text,
      author_name text, author_title text, denomination text, published_at date,
      modified_at date, is_published boolean
    );
    select id into saved_id from public.blog_posts where slug = fields.slug;
    if saved_id is null then
      insert into public.blog_posts (slug, title, excerpt, content, category, image_url,
          author_name, author_title, denomination, published_at, modified_at, is_published)
        values (fields.slug, fields.title, fields.excerpt, fields.content, fields.category,
          fields.image_url, fields.author_name, fields.author_title, fields.denomination,
          fields.published_at, fields.modified_at, fields.is_published)
        returning id into saved_id;
      results := results || 'added'::text;
    else
      select * into before from public.blog_articles where post_id = saved_id;
      select (p.title, p.excerpt, p.content, p.category, p.image_url, p.author_name,
          p.author_title, p.denomination, before.is_published, before.published_at,
          before.modified_at)
        is not distinct from (fields.title, fields.excerpt, fields.content, fields.category,
          fields.image_url, fields.author_name, fields.author_title, fields.denomination,
          fields.is_published, fields.published_at, fields.modified_at)
        into is_same from public.blog_posts as p where p.id = saved_id;
      if is_same then
        results := results || 'unchanged'::text;
        continue;
      end if;
      update public.blog_posts as p set
          title = fields.title, excerpt = fields.excerpt, content = fields.content,
          category = fields.category, image_url = fields.image_url,
          author_name = fields.author_name, author_title = fields.author_title,
          denomination = fields.denomination,
          is_published = case when before.is_published <> fields.is_published
            then fields.is_published else p.is_published end,
          published_at = case when before.published_at <> fields.published_at
            then fields.published_at else p.published_at end,
          modified_at = case when fields.modified_at <> coalesce(before.modified_at, '-infinity')
            then fields.modified_at else p.modified_at end
        where p.id = saved_id;
      results := results || 'updated'::text;
    end if;
    insert into public.blog_articles (post_id, is_published, published_at, modified_at)
      values (saved_id, fields.is_published, fields.published_at, fields.modified_at)
      on conflict (post_id) do update
        set is_published = excluded.is_published, published_at = excluded.published_at,
          modified_at = excluded.modified_at;
    delete from public.blog_pictures where post_id = saved_id and name not in (
      select picture ->> 'name' from jsonb_array_elements(manuscript -> 'pictures') as picture
    );
    insert into public.blog_pictures (name, post_id, content)
      select picture ->> 'name', saved_id, decode(picture ->> 'content', 'base64')
      from jsonb_array_elements(manuscript -> 'pictures') as picture
      on conflict (name) do nothing;
  end loop;
  return results;
end
$$;

revoke all on function public.save_blog_posts from public, anon, authenticated;
grant execute on function public.save_blog_posts to service_role;
