export {
  DEVICES_ID,
  type Device,
  type Devices,
  deviceIdSchema,
  deviceNameSchema,
  devicesKindOf,
  devicesOf,
  devicesPath,
  isForgotten,
  MOST_DEVICES,
  withDevice,
  withoutDevice,
} from './device';
