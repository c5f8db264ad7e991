/** Draws the raster icons of the manifest from app/icon.svg: `node scripts/build-icons.ts`. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

const source = await readFile(new URL('../app/icon.svg', import.meta.url))
for (const size of [192, 512]) {
  const target = new URL(`../public/icon-${size}.png`, import.meta.url)
  await sharp(source, { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toFile(target.pathname)
}
