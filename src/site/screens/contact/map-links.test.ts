import { expect, it } from 'vitest';
import { directionsHref, mapEmbedHref } from './map-links.ts';

const address = { street: '1 Main St & 2nd', city: 'Bellaire', state: 'TX', zip: '77401' };
const asked = '1 Main St & 2nd, Bellaire, TX 77401';

it('asks for a map to embed', () => {
  const url = new URL(mapEmbedHref(address));
  expect(url.origin + url.pathname).toBe('https://maps.google.com/maps');
  expect(Object.fromEntries(url.searchParams)).toEqual({ q: asked, output: 'embed' });
});

it('asks for directions', () => {
  const url = new URL(directionsHref(address));
  expect(Object.fromEntries(url.searchParams)).toEqual({ api: '1', destination: asked });
});
