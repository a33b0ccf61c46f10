import { AreaRecusada } from './AreaRecusada.js';
import type { AreaPublicada, Selo } from './registry.js';

/**
 * Refuses an area that is not signed with the key that the page has (Ed25519). A page without a key refuses none: it was
 * built without one. Only a shell built with DESENVOLVIMENTO=1 accepts the version that a developer's machine serves.
 * @throws AreaRecusada
 */
export async function conferirAssinatura(publicada: AreaPublicada): Promise<void> {
  const chave = document.querySelector<HTMLMetaElement>('meta[name=chave-das-areas]')?.content;
  if (chave === undefined || emDesenvolvimento(publicada)) return;
  if (!(await confere(chave, publicada.selo)))
    throw new AreaRecusada(`'${publicada.area.id}' is not signed with the key of this installation.`);
}

const BYTES_DA_ASSINATURA = 64;

const emDesenvolvimento = ({ versao }: AreaPublicada) => versao === 'dev' && process.env.DESENVOLVIMENTO === '1';

async function confere(chave: string, selo: Selo | undefined): Promise<boolean> {
  const publica = deBase64url(chave);
  const assinatura = deBase64url(selo?.assinatura ?? '');
  if (publica === null || assinatura?.length !== BYTES_DA_ASSINATURA) return false;
  const bytes = new TextEncoder().encode(selo?.texto);
  const nativa = await chaveNativa(publica);
  if (nativa !== null) return crypto.subtle.verify('Ed25519', nativa, assinatura, bytes);
  const { ed25519 } = await import('@noble/curves/ed25519.js');
  return ed25519.verify(assinatura, bytes, publica);
}

/** Null: the browser is older than 2025, or the page came over http, where browsers offer no cryptography. */
async function chaveNativa(publica: Uint8Array<ArrayBuffer>): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('raw', publica, 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
}

function deBase64url(texto: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(texto.replaceAll('-', '+').replaceAll('_', '/')), (letra) => letra.charCodeAt(0));
  } catch {
    return null;
  }
}
