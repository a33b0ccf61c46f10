import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Pessoa } from './app.js';

const sha256 = (dados: string | Buffer): Buffer => createHash('sha256').update(dados).digest();
const inteiro = (numero: number, bytes: 2 | 4): Buffer => {
  const escrito = Buffer.alloc(4);
  escrito.writeUInt32BE(numero);
  return escrito.subarray(4 - bytes);
};
/** Bytes and texts in CBOR (RFC 8949): `tipo` is 0x40 or 0x60. */
const cbor = (dados: Buffer, tipo = 0x40): Buffer =>
  Buffer.concat([
    dados.length < 24 ? Buffer.from([tipo + dados.length]) : Buffer.from([tipo + 24, dados.length]),
    dados,
  ]);
const texto = (palavra: string): Buffer => cbor(Buffer.from(palavra), 0x60);

interface Desvios {
  origem?: string;
  rpId?: string;
  /** The authenticator has checked who uses it. */
  conferiu?: boolean;
  /** Instead of the next count. */
  contador?: number;
}

/** An authenticator in software, written from the WebAuthn specification: one passkey, ES256, without attestation. */
export class ChaveDeTeste {
  readonly #id = randomBytes(32);
  readonly #par = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #contador = 0;

  /** The answer to a challenge for a new passkey. */
  cadastrar(desafio: string, desvios: Desvios = {}) {
    const authData = Buffer.concat([
      this.#dados(0x40, desvios),
      Buffer.alloc(16),
      inteiro(this.#id.length, 2),
      this.#id,
      this.#chaveCose(),
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      texto('fmt'),
      texto('none'),
      texto('attStmt'),
      Buffer.from([0xa0]),
      texto('authData'),
      cbor(authData),
    ]).toString('base64url');
    return {
      ...this.#identidade(),
      response: { clientDataJSON: cliente('webauthn.create', desafio, desvios), attestationObject },
    };
  }

  /** The answer to a challenge for a login. */
  usar(desafio: string, desvios: Desvios = {}) {
    const authenticatorData = this.#dados(0, desvios);
    const clientDataJSON = cliente('webauthn.get', desafio, desvios);
    const assinado = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.#identidade(),
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', assinado, this.#par.privateKey).toString('base64url'),
      },
    };
  }

  #identidade() {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key' };
  }

  /** Authenticator data (section 6.1): hash of the RP ID, flags, count. */
  #dados(sinais: number, { rpId = 'localhost', conferiu = true, contador = ++this.#contador }: Desvios): Buffer {
    const presente = 0x01;
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([presente | (conferiu ? 0x04 : 0) | sinais]),
      inteiro(contador, 4),
    ]);
  }

  /** The public key in COSE (RFC 9053): { 1: 2, 3: -7, -1: 1, -2: x, -3: y }. */
  #chaveCose(): Buffer {
    const { x = '', y = '' } = this.#par.publicKey.export({ format: 'jwk' });
    const [cx, cy] = [x, y].map((parte) => cbor(Buffer.from(parte, 'base64url')));
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cx ?? Buffer.alloc(0),
      Buffer.from([0x22]),
      cy ?? Buffer.alloc(0),
    ]);
  }
}

const cliente = (type: string, challenge: string, { origem = 'http://localhost' }: Desvios): string =>
  Buffer.from(JSON.stringify({ type, challenge, origin: origem, crossOrigin: false })).toString('base64url');

/** Gives the user a passkey; the answer is the record. */
export async function cadastrarChave(pessoa: Pessoa, chave: ChaveDeTeste): Promise<{ id: number }> {
  const { challenge } = (await pessoa.injetar('POST', '/segundo-fator/chaves/opcoes')).json<{ challenge: string }>();
  const corpo = { nome: 'Celular', credencial: chave.cadastrar(challenge) };
  const resposta = await pessoa.injetar('POST', '/segundo-fator/chaves', corpo);
  if (resposta.statusCode !== 201) throw new Error(resposta.body);
  return resposta.json();
}
