-- The site reads the categories from its list of posts.
drop view public.blog_categories;
