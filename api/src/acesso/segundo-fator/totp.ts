import { semEspacos } from '@merenda/shared/regras';
import { Secret, TOTP } from 'otpauth';
import { agora } from '../../nucleo/relogio.js';

/** What every authenticator app understands: SHA-1, six digits, 30 seconds. */
const PARTES = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Steps before and after the present one whose codes are accepted: clocks differ, and typing takes time. */
const FOLGA = 1;
/** RFC 4226, section 4, recommends 160 bits. */
const BYTES = 20;

/** A random secret, in base32. */
export const novoSegredo = (): string => new Secret({ size: BYTES }).base32;

/** The secret as the address that apps read from a QR code. */
export const enderecoDoSegredo = (segredo: string, usuario: string): string =>
  new TOTP({ ...PARTES, issuer: 'Merenda Escolar', label: usuario, secret: Secret.fromBase32(segredo) }).toString();

/** The step of time to which a code belongs (RFC 6238); null for a wrong code, or one of another time. */
export function passoDoCodigo(segredo: string, codigo: string): number | null {
  const totp = new TOTP({ ...PARTES, secret: Secret.fromBase32(segredo) });
  const timestamp = agora().getTime();
  const diferenca = totp.validate({ token: semEspacos(codigo), timestamp, window: FOLGA });
  return diferenca === null ? null : totp.counter({ timestamp }) + diferenca;
}
