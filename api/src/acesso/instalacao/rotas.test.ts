import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { codigosDeInstalacao, municipio } from '../../banco/esquema/cadastros/municipio.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste } from '../../teste/app.js';
import { emitirCodigo } from './codigo.js';

const NOVA = {
  municipio: { nome: 'Água Boa', uf: 'MT', codigoIbge: '5100201', fuso: 'America/Cuiaba' },
  administrador: {
    nome: 'Maria das Dores',
    usuario: 'maria',
    email: 'maria@municipio.example',
    cpf: '529.982.247-25',
    senha: 'uma senha longa',
  },
};

let app: FastifyInstance;
let codigo: string;
beforeEach(async () => {
  app = await criarAppDeTeste();
  codigo = (await emitirCodigo(app.banco)) ?? '';
});
afterEach(async () => {
  definirRelogio();
  await app.close();
});

const instalar = (mudanca: object = {}) =>
  app.inject({ method: 'POST', url: '/api/instalacao', payload: { codigo, ...NOVA, ...mudanca } });
const estado = async () => (await app.inject({ url: '/api/instalacao' })).json();
const entrar = () =>
  app.inject({
    method: 'POST',
    url: '/api/tokens/autenticar',
    payload: { usuario: 'maria', senha: 'uma senha longa' },
  });

test('the setup names the municipality and registers an administrator who can log in; then it is closed', async () => {
  expect(codigo).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(await estado()).toEqual({ configurada: false, doServidor: [], emailConfigurado: true, govbr: false });
  // Typed as a person types it.
  expect((await instalar({ codigo: codigo.toLowerCase().replaceAll('-', ' ') })).statusCode).toBe(204);
  expect((await entrar()).json().usuario).toMatchObject({
    pessoa: { nome: 'MARIA DAS DORES' },
    permissoes: expect.arrayContaining(['USUARIOS', 'CONFIGURACOES']),
  });
  expect((await app.inject({ url: '/api/cidades' })).json()).toEqual([{ nome: 'Água Boa', uf: 'MT' }]);
  expect(await estado()).toEqual({ configurada: true, doServidor: [], emailConfigurado: false, govbr: false });
  const outraVez = await instalar();
  expect([outraVez.statusCode, outraVez.json().detail]).toEqual([
    409,
    'Este servidor já foi configurado. Entre com o seu usuário.',
  ]);
  expect(await app.banco.$count(codigosDeInstalacao)).toBe(0);
  expect(await emitirCodigo(app.banco)).toBeNull();
});

test.each([
  [{ codigoIbge: '5190004' }, 'codigoIbge', 'O código não é de um município de MT.'],
  [{ enderecoCep: 'http://1.2.3.999/' }, 'enderecoCep', 'O endereço não pode ser lido. Confira o servidor e a porta.'],
])('%j is refused at its field, and nothing is written', async (mudanca, campo, mensagem) => {
  const resposta = await instalar({ municipio: { ...NOVA.municipio, ...mudanca } });
  expect([resposta.statusCode, resposta.json().errors]).toEqual([422, [{ campo: `municipio.${campo}`, mensagem }]]);
  expect(await estado()).toMatchObject({ configurada: false });
});

test('it leaves two lines in the audit trail, without an author and without the password', async () => {
  await instalar();
  const linhas = await app.banco.select().from(auditoria).orderBy(asc(auditoria.id));
  expect(linhas).toMatchObject([
    { usuarioId: null, entidade: 'municipio', acao: 'ALTERAR', antes: { nome: null }, depois: { nome: 'Água Boa' } },
    { usuarioId: null, entidade: 'usuarios', acao: 'CRIAR', depois: { usuario: 'maria' } },
  ]);
  expect(JSON.stringify(linhas)).not.toContain('uma senha longa');
});

test('it may bring the logo and the addresses of the outside services', async () => {
  const servicos = { enderecoCep: 'https://cep.example/ws', enderecoSistemaEscolar: '' };
  const logo = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#1f5a3d' } })
    .png()
    .toBuffer();
  const resposta = await instalar({ municipio: { ...NOVA.municipio, ...servicos }, logo: logo.toString('base64') });
  expect(resposta.statusCode).toBe(204);
  const [guardado] = await app.banco.select().from(municipio);
  expect(guardado).toMatchObject({ enderecoCep: 'https://cep.example/ws', enderecoSistemaEscolar: null });
  const bytes = Buffer.from(guardado?.logo?.replace('data:image/png;base64,', '') ?? '', 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 600, height: 200 });
  const acoes = await app.banco.select({ acao: auditoria.acao }).from(auditoria).orderBy(asc(auditoria.id));
  expect(acoes.map(({ acao }) => acao)).toEqual(['ALTERAR', 'IMAGEM', 'CRIAR']);
});

test.each([
  [{ logo: 'isto não é' }, 'logo'],
  [{ municipio: { ...NOVA.municipio, enderecoCep: 'ftp://cep.example' } }, 'municipio.enderecoCep'],
])('%j is refused at %s, and nothing is written', async (mudanca, campo) => {
  const resposta = await instalar(mudanca);
  expect([resposta.statusCode, resposta.json().errors]).toMatchObject([422, [{ campo }]]);
  expect(await app.banco.$count(usuarios)).toBe(0);
});

test('only one of several simultaneous setups succeeds', async () => {
  const outros = ['ana', 'rui', 'eva'].map((usuario, i) => ({
    administrador: {
      ...NOVA.administrador,
      usuario,
      email: `${usuario}@municipio.example`,
      cpf: ['11144477735', '12345678909', '74407265027'][i],
    },
  }));
  const respostas = await Promise.all(outros.map((outro) => instalar(outro)));
  expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409]);
  expect(await app.banco.$count(usuarios)).toBe(1);
});

test('the code of each process is accepted', async () => {
  const daOutra = await emitirCodigo(app.banco);
  expect(daOutra).not.toBe(codigo);
  expect((await instalar({ codigo: daOutra })).statusCode).toBe(204);
});

test.each([
  ['AAAA-AAAA-AAAA', 'a wrong code'],
  ['-', 'no letters'],
])('%s: %s is refused at its field, and nothing is written', async (errado) => {
  const resposta = await instalar({ codigo: errado });
  expect([resposta.statusCode, resposta.json().errors]).toEqual([
    422,
    [{ campo: 'codigo', mensagem: 'O código não confere ou venceu. Reinicie o servidor para receber outro.' }],
  ]);
  expect(await app.banco.$count(usuarios)).toBe(0);
  expect((await app.banco.select().from(municipio))[0]?.nome).toBeNull();
});

test('a code expires after a day, and is removed at the next start', async () => {
  const umDia = 24 * 60 * 60 * 1000;
  const inicio = Date.now();
  definirRelogio({ agora: () => new Date(inicio + umDia - 60_000) });
  expect((await instalar({ municipio: { ...NOVA.municipio, uf: 'SP' } })).json().errors[0].campo).toBe(
    'municipio.codigoIbge',
  );
  definirRelogio({ agora: () => new Date(inicio + umDia + 60_000) });
  expect((await instalar()).statusCode).toBe(422);
  await emitirCodigo(app.banco);
  expect(await app.banco.$count(codigosDeInstalacao)).toBe(1);
});

test('guesses are limited like those of a login', async () => {
  const tentativas = [];
  for (let vez = 0; vez < 11; vez++) tentativas.push((await instalar({ codigo: 'AAAA-AAAA-AAAA' })).statusCode);
  expect(tentativas).toEqual([...Array(10).fill(422), 429]);
  // The right code is no way around the limit.
  expect((await instalar()).statusCode).toBe(429);
});

test('a setting that the environment of the server defines is not stored', async () => {
  const outro = await criarAppDeTeste({ doServidor: { fuso: 'America/Manaus', linkSite: 'https://site.example' } });
  const seu = await emitirCodigo(outro.banco);
  expect((await outro.inject({ url: '/api/instalacao' })).json()).toEqual({
    configurada: false,
    doServidor: ['fuso', 'linkSite'],
    emailConfigurado: true,
    govbr: false,
  });
  const resposta = await outro.inject({ method: 'POST', url: '/api/instalacao', payload: { ...NOVA, codigo: seu } });
  expect(resposta.statusCode).toBe(204);
  expect((await outro.banco.select().from(municipio))[0]).toMatchObject({
    nome: 'Água Boa',
    fuso: 'America/Sao_Paulo',
  });
  await outro.close();
});
