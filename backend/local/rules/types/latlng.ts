import { failure, float, type ValueOf } from '../values/value';
import { type BuiltIn, fn, type Methods, method } from './method';

type LatLng = ValueOf<'latlng'>;

const EARTH_RADIUS_M = 6_371_010;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

// Haversine formula.
function distance(a: LatLng, b: LatLng): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Methods of geo points; distances in metres. */
export const latlngMethods: Methods<LatLng> = {
  latitude: method([], (self: LatLng) => float(self.latitude)),
  longitude: method([], (self: LatLng) => float(self.longitude)),
  distance: method(['latlng'], (self: LatLng, other) => float(distance(self, other))),
};

/** `latlng.value` */
export const latlngFunctions: Readonly<Record<string, BuiltIn<undefined>>> = {
  value: fn(['number', 'number'], (lat, lng) => {
    const [latitude, longitude] = [Number(lat.value), Number(lng.value)];
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
      ? { kind: 'latlng', latitude, longitude }
      : failure('A latitude lies within ±90, a longitude within ±180.');
  }),
};
