import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { FIXED_CLOCK } from '../../scripts/fixed-clock/fixed-clock.mjs';
import { freePort } from '../../scripts/server.mjs';
import { iniciarServidorVazio } from './servidor-vazio.js';

const PROGRAMA = path.resolve(import.meta.dirname, '../../scripts/govbr-local.mjs');
const CREDENCIAL = { GOVBR_CLIENTE: 'merenda', GOVBR_SEGREDO: 'segredo dos testes' };

/** The administrator of the product, who may log in with gov.br too. */
export const MARIA = { usuario: 'maria', senha: 'uma senha longa', cpf: '529.982.247-25' };

interface ProdutoComGovBr {
  url: string;
  /** Where gov.br's pages are. */
  emissor: string;
  parar: () => Promise<void>;
}

/** Starts the built product with its administrator, and a local provider in the place of gov.br. */
export async function iniciarProdutoComGovBr(): Promise<ProdutoComGovBr> {
  const porta = String(await freePort());
  const emissor = `http://127.0.0.1:${porta}`;
  const servidor = await iniciarServidorVazio({ ...CREDENCIAL, GOVBR_EMISSOR: emissor });
  const provedor = spawn(process.execPath, [PROGRAMA], {
    env: { ...process.env, ...FIXED_CLOCK, ...CREDENCIAL, PORT: porta, ENDERECO_PUBLICO: servidor.url },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const terminou = once(provedor, 'exit').then(() => {
    throw new Error('The local provider ended before it answered.');
  });
  await Promise.race([once(provedor.stdout, 'data'), terminou]);
  const resposta = await fetch(`${servidor.url}/api/instalacao`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      codigo: servidor.codigo,
      municipio: { nome: 'Água Boa', uf: 'MT', codigoIbge: '5100201', fuso: 'America/Cuiaba' },
      administrador: { ...MARIA, nome: 'Maria das Dores', email: 'maria@municipio.example' },
    }),
  });
  if (!resposta.ok) throw new Error(`POST /api/instalacao: ${resposta.status} ${await resposta.text()}`);
  return {
    url: servidor.url,
    emissor,
    parar: async () => {
      provedor.kill('SIGTERM');
      await servidor.parar();
    },
  };
}
