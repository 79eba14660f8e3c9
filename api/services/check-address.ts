import { ServiceError } from '../contract/errors.ts';

/** @throws ServiceError INVALID for what looks like an address and leads nowhere, such as http://1.2.3.4.5 */
export function checkAddress(address: string, field = 'baseUrl'): void {
  if (URL.parse(address) === null) throw new ServiceError('INVALID', 'That is no address.', { field });
}
