import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const par = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const VERDADEIRA = par();
const base64url = (valor: object): string => Buffer.from(JSON.stringify(valor)).toString('base64url');

/** How an id_token is signed: by the provider's key, by another one, with the client's secret, or not at all. */
type Assinatura = 'RS256' | 'outra chave' | 'HS256' | 'none';

/** A JWT with these claims. */
export function idToken(claims: object, assinatura: Assinatura = 'RS256', segredo = ''): string {
  const alg = assinatura === 'outra chave' ? 'RS256' : assinatura;
  const conteudo = `${base64url({ alg, kid: 'rsa1' })}.${base64url(claims)}`;
  const rsa = (chave: KeyObject): string => sign('sha256', Buffer.from(conteudo), chave).toString('base64url');
  const assinar: Record<Assinatura, () => string> = {
    RS256: () => rsa(VERDADEIRA.privateKey),
    'outra chave': () => rsa(par().privateKey),
    HS256: () => createHmac('sha256', segredo).update(conteudo).digest('base64url'),
    none: () => '',
  };
  return `${conteudo}.${assinar[assinatura]()}`;
}

interface ProvedorForjado {
  emissor: string;
  /** The paths that were asked for. */
  requisicoes: string[];
  /** What each code of a return gets at the token address: an id_token, or an answer of its own. */
  codigos: Map<string, string | ((res: ServerResponse) => void)>;
  /** Changes the provider's own description; {} takes the changes back. */
  descrever: (mudancas: object) => void;
  parar: () => Promise<void>;
}

/** A provider that answers what a test writes, on a port of this machine. */
export async function iniciarProvedorForjado(): Promise<ProvedorForjado> {
  const requisicoes: string[] = [];
  const codigos: ProvedorForjado['codigos'] = new Map();
  let descricao = {};
  const servidor = createServer((req, res) => {
    const caminho = req.url ?? '';
    requisicoes.push(caminho);
    const responder = (corpo: object): void =>
      void res.setHeader('content-type', 'application/json').end(JSON.stringify(corpo));
    if (caminho === '/.well-known/openid-configuration')
      return responder({
        issuer: emissor,
        authorization_endpoint: `${emissor}authorize`,
        token_endpoint: `${emissor}token`,
        jwks_uri: `${emissor}jwk`,
        ...descricao,
      });
    if (caminho === '/jwk')
      return responder({ keys: [{ ...VERDADEIRA.publicKey.export({ format: 'jwk' }), kid: 'rsa1', alg: 'RS256' }] });
    if (caminho !== '/token') return void res.writeHead(404).end();
    let corpo = '';
    req.on('data', (parte) => (corpo += String(parte)));
    req.on('end', () => {
      const resposta = codigos.get(new URLSearchParams(corpo).get('code') ?? '');
      if (typeof resposta === 'function') resposta(res);
      else responder({ access_token: 'acesso', token_type: 'Bearer', expires_in: 60, id_token: resposta });
    });
  });
  await new Promise<void>((resolver) => servidor.listen(0, '127.0.0.1', resolver));
  const emissor = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/`;
  return {
    emissor,
    requisicoes,
    codigos,
    descrever: (mudancas) => {
      descricao = mudancas;
    },
    parar: () =>
      new Promise((resolver) => {
        servidor.close(() => resolver());
        servidor.closeAllConnections();
      }),
  };
}
