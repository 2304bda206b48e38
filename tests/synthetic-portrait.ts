import sharp from 'sharp';

/** The features of a synthetic sitter; colours are CSS colours. */
export interface Sitter {
  skin: string;
  shade: string;
  hair: string;
  clothes: string;
  wall: string;
  /** Shoulder-length hair. */
  long?: boolean;
  glasses?: boolean;
}

/** Two invented people. */
export const SITTERS: Readonly<Record<string, Sitter>> = {
  fair: {
    skin: '#f1cdb4',
    shade: '#a8694a',
    hair: '#6b4526',
    clothes: '#25374f',
    wall: '#c9d3d8',
    long: true,
  },
  dark: {
    skin: '#5b3a29',
    shade: '#21120b',
    hair: '#0c0807',
    clothes: '#14161a',
    wall: '#22262b',
    glasses: true,
  },
};

/** Synthetic head and shoulders in soft light from the left, as photograph pixels. */
export async function syntheticPortrait(
  { skin, shade, hair, clothes, wall, long = false, glasses = false }: Sitter,
  width = 480,
  height = 600,
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice">
<defs>
<radialGradient id="f" cx=".38" cy=".36" r=".75"><stop offset="0" stop-color="${skin}" stop-opacity="1"/><stop offset=".55" stop-color="${skin}"/><stop offset="1" stop-color="${shade}"/></radialGradient>
<linearGradient id="n" x1="0" x2="1"><stop offset="0" stop-color="${skin}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
<linearGradient id="h" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${hair}"/><stop offset=".3" stop-color="${hair}" stop-opacity=".82"/><stop offset="1" stop-color="${hair}"/></linearGradient>
<linearGradient id="c" x1="0" x2="1"><stop offset="0" stop-color="${clothes}" stop-opacity=".8"/><stop offset="1" stop-color="${clothes}"/></linearGradient>
<radialGradient id="w" cx=".3" cy=".3" r="1"><stop offset="0" stop-color="${wall}"/><stop offset="1" stop-color="${wall}" stop-opacity=".75"/></radialGradient>
<filter id="s2"><feGaussianBlur stdDeviation="2"/></filter><filter id="s6"><feGaussianBlur stdDeviation="7"/></filter><filter id="s14"><feGaussianBlur stdDeviation="15"/></filter>
</defs>
<rect width="800" height="1000" fill="#555"/><rect width="800" height="1000" fill="url(#w)"/>
${long ? `<path filter="url(#s2)" fill="${hair}" d="M400 120c-170 0-225 130-215 270 6 110-30 210-20 330h470c10-120-26-220-20-330 10-140-45-270-215-270z"/>` : ''}
<path filter="url(#s2)" fill="url(#c)" d="M60 1000c0-190 110-250 240-285l100 30 100-30c130 35 240 95 240 285z"/>
<path filter="url(#s2)" fill="#f6f3ec" d="M318 712l82 110 82-110 30 10-112 190-112-190z"/>
<path filter="url(#s2)" fill="url(#n)" d="M325 590v130q75 90 150 0v-130z"/>
<ellipse filter="url(#s14)" cx="405" cy="668" rx="78" ry="36" fill="${shade}" opacity=".75"/>
<ellipse cx="243" cy="445" rx="24" ry="48" fill="${skin}"/><ellipse cx="557" cy="445" rx="24" ry="48" fill="${shade}"/>
<path filter="url(#s2)" fill="url(#f)" d="M400 195c-110 0-158 90-155 215 3 130 60 265 155 265s152-135 155-265c3-125-45-215-155-215z"/>
<path filter="url(#s14)" fill="${shade}" opacity=".5" d="M480 300c70 60 60 230-30 350 80-40 108-140 105-240z"/>
<ellipse filter="url(#s6)" cx="322" cy="412" rx="50" ry="24" fill="${shade}" opacity=".45"/><ellipse filter="url(#s6)" cx="478" cy="412" rx="50" ry="24" fill="${shade}" opacity=".6"/>
<g filter="url(#s2)"><path fill="${hair}" d="M268 376q52-36 104-8l-4 14q-48-16-98 8zM532 376q-52-36-104-8l4 14q48-16 98 8z"/>
<ellipse cx="324" cy="424" rx="36" ry="16" fill="#f3eee8"/><ellipse cx="476" cy="424" rx="36" ry="16" fill="#e6dfd8"/>
<circle cx="328" cy="423" r="15" fill="#2a1a12"/><circle cx="480" cy="423" r="15" fill="#2a1a12"/><circle cx="323" cy="418" r="4" fill="#fff"/><circle cx="475" cy="418" r="4" fill="#fff"/>
<path fill="none" stroke="#24150e" stroke-width="6" d="M286 426q38-36 76-2M438 424q38-34 76 2"/></g>
<path filter="url(#s6)" fill="${shade}" opacity=".6" d="M408 400c10 60 34 110 30 130q-30 24-60 8 40 0 38-30c-2-40-10-70-8-108z"/>
<g filter="url(#s2)"><ellipse cx="376" cy="532" rx="11" ry="6" fill="${shade}"/><ellipse cx="426" cy="532" rx="11" ry="6" fill="${shade}"/>
<path fill="#a14a45" opacity=".85" d="M330 592q40-22 70-8 30-14 70 8-36 40-70 40t-70-40z"/><path fill="none" stroke="#4a1d1a" stroke-width="5" d="M328 592q72 12 144 0"/></g>
<ellipse filter="url(#s6)" cx="400" cy="650" rx="36" ry="8" fill="${shade}" opacity=".5"/>
<path filter="url(#s2)" fill="url(#h)" d="M236 430c-30-190 40-300 166-300s196 110 166 300c-10-70-30-130-60-160-60 34-150 20-210-16-34 40-52 100-62 176z"/>
${glasses ? '<g fill="none" stroke="#1c1a1a" stroke-width="9"><rect x="268" y="388" width="112" height="78" rx="30"/><rect x="420" y="388" width="112" height="78" rx="30"/><path d="M380 414q20-12 40 0M268 410l-26-8M532 410l26-8"/></g>' : ''}
</svg>`;
  return await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}
