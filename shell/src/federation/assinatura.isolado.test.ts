/** @jest-environment-options {"url": "https://merenda.exemplo.gov.br/home"} */
import { generateKeyPairSync } from 'node:crypto';
import { AreaRecusada } from './AreaRecusada.js';
import { conferirAssinatura } from './assinatura.js';

const SEM_ASSINATURA = {
  container: 'mf_a',
  entrada: '/areas/mf-a/dev/remoteEntry.js',
  area: { id: 'mf-a', nome: 'Área A', telas: [], menu: [] },
};

const antes = process.env.DESENVOLVIMENTO;
afterEach(() => {
  if (antes === undefined) delete process.env.DESENVOLVIMENTO;
  else process.env.DESENVOLVIMENTO = antes;
});

// Whoever could change the list of areas could also call a version 'dev'.
test.each([
  ['dev', undefined, 'refused'],
  ['dev', '0', 'refused'],
  ['dev', '1', 'accepted'],
  ['1.0.0-a', '1', 'refused'],
])(
  'at an installation the version %s without a signature, in a shell built with DESENVOLVIMENTO=%s, is %s',
  async (versao, desenvolvimento, esperado) => {
    const { x } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
    document.head.innerHTML = `<meta name="chave-das-areas" content="${x ?? ''}">`;
    if (desenvolvimento !== undefined) process.env.DESENVOLVIMENTO = desenvolvimento;
    const desfecho = await conferirAssinatura({ ...SEM_ASSINATURA, versao }).then(
      () => 'accepted',
      (erro: unknown) => (erro instanceof AreaRecusada ? 'refused' : erro),
    );
    expect(desfecho).toBe(esperado);
  },
);
