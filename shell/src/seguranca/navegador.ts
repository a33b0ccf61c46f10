import {
  TRANSPORTES_DA_CHAVE,
  type ChaveDeAcessoNova,
  type OpcoesDaChave,
  type PerguntaDaChave,
  type UsoDaChave,
} from '@merenda/shared/contratos';

/** The browser has created or used no passkey; its message says why, in Portuguese. */
export class FalhaDaChave extends Error {}

/** Whether this browser has passkeys at all. */
export const haChaves = (): boolean => 'PublicKeyCredential' in globalThis;

/** Asks the browser to create a passkey. @throws FalhaDaChave */
export async function criarChave(opcoes: OpcoesDaChave): Promise<ChaveDeAcessoNova['credencial']> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, response } = await startRegistration({ optionsJSON: opcoes }).catch(falhar);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: {
      clientDataJSON,
      attestationObject,
      transports: TRANSPORTES_DA_CHAVE.filter((conhecido) => transports.includes(conhecido)),
    },
  };
}

/** Asks the browser to sign a login with a passkey. @throws FalhaDaChave */
export async function usarChave(pergunta: PerguntaDaChave): Promise<UsoDaChave> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, response } = await startAuthentication({ optionsJSON: pergunta }).catch(falhar);
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } };
}

const FRASES: Record<string, string> = {
  NotAllowedError: 'A chave de acesso não foi usada: o pedido foi cancelado ou demorou. Tente de novo.',
  InvalidStateError: 'Este aparelho já tem uma chave de acesso sua.',
};

function falhar(erro: unknown): never {
  const frase = erro instanceof Error ? FRASES[erro.name] : undefined;
  throw new FalhaDaChave(frase ?? 'O navegador não pôde usar a chave de acesso. Tente de novo, ou use outra forma.', {
    cause: erro,
  });
}
