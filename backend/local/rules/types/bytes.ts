import { int, string, type ValueOf } from '../values/value';
import { type Methods, method } from './method';

/** Methods of bytes. */
export const bytesMethods: Methods<ValueOf<'bytes'>> = {
  size: method([], (self) => int(self.value.length)),
  toBase64: method([], (self) => string(self.value.toString('base64'))),
  toHexString: method([], (self) => string(self.value.toString('hex'))),
};
