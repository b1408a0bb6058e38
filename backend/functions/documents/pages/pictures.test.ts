import { deflateSync } from 'node:zlib';
import { png } from '../testing/png';
import { pictureIn, pictureOf } from './pictures';

const address = (data: Uint8Array, type = 'png') =>
  `data:image/${type};base64,${Buffer.from(data).toString('base64')}`;
/** The head of a JPEG of that many dots. */
const jpeg = (height: number, width: number) =>
  Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    0,
    0,
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
  ]);

describe('a picture that can be drawn', () => {
  it('is given as it is', () => {
    expect(pictureOf(png(40, 10))).toEqual(png(40, 10));
    expect(pictureIn(address(png(40, 10)))).toEqual(png(40, 10));
    expect(pictureOf(jpeg(20, 30))).toEqual(jpeg(20, 30));
  });
});

describe('a picture that cannot be drawn is left out:', () => {
  it.each([
    ['none', undefined],
    ['one that ends too early', address(png(40, 10).subarray(0, 60))],
    ['one whose dots are damaged', address(png(40, 10, Buffer.from('no dots at all')))],
    ['one without dots', address(png(0, 0))],
    ['one that would fill the memory', address(png(60_000, 60_000))],
    ['a JPEG that would fill the memory', address(jpeg(60_000, 60_000), 'jpeg')],
    ['a JPEG that ends too early', address(jpeg(20, 30).subarray(0, 9), 'jpeg')],
    ['one of another kind', address(Buffer.from('RIFF....WEBPVP8 '), 'webp')],
    ['a text', 'data:text/html;base64,PHNjcmlwdD4='],
    ['an address elsewhere', 'https://pictures.example/logo.png'],
  ])('%s', (_, logo) => {
    expect(pictureIn(logo)).toBeUndefined();
  });

  it.each([
    ['that unpacks to more than its size says', 16, 2],
    ['that unpacks to less than its size says', 16, 600],
    ['in several passes', 28, 1],
    ['with colors of a palette that is not there', 25, 3],
    ['with colors that there are none of', 25, 5],
  ])('one %s', (_, at, value) => {
    const picture = png(500, 500);
    if (at === 16) picture.writeUInt32BE(value, at);
    else picture[at] = value;
    expect(pictureOf(picture)).toBeUndefined();
  });

  it('one with a row that says another filter than there are', () => {
    const rows = Buffer.alloc(9 * 2);
    rows[9] = 9;
    expect(pictureOf(png(2, 2, deflateSync(rows)))).toBeUndefined();
    rows[9] = 4;
    expect(pictureOf(png(2, 2, deflateSync(rows)))).toBeDefined();
  });

  it('one that says its size twice', () => {
    const [small, large] = [png(2, 2), png(60_000, 60_000)];
    const header = large.subarray(8, 33);
    expect(pictureOf(Buffer.concat([small.subarray(0, 33), header, small.subarray(33)]))).toBeUndefined();
  });
});
