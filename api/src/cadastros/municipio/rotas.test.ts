import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { secretarias, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { municipio } from '../../banco/esquema/cadastros/municipio.js';
import type { Mensagem } from '../../nucleo/mensagem.js';
import { definirRelogio, fuso } from '../../nucleo/relogio.js';
import type { OpcoesDoCorreio } from '../../plugins/correio.js';
import { CORREIO_DE_TESTE, criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarUnidade } from '../../teste/fabricas.js';

const SAO_JOAO = {
  nome: 'São João del-Rei',
  uf: 'MG',
  codigoIbge: '3162500',
  cnpjPrefeitura: '11.222.333/0001-81',
  fuso: 'America/Sao_Paulo',
  linkSuporte: 'mailto:suporte@municipio.example',
  inicioAnoLetivo: '02/02/2026',
  fimAnoLetivo: '18/12/2026',
  diasLetivos: 200,
  vinculoDeCardapios: 'TODOS',
  senhaMinima: 8,
  sessaoDias: 5,
  sessaoMinutosCozinha: 30,
  semanaPorEmail: 'DESLIGADO',
};

let app: FastifyInstance;
let gestora: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste({ doServidor: { linkSite: 'https://site.example' } });
  gestora = await entrarComo(app, { permissoes: ['CONFIGURACOES'] });
});
beforeEach(async () => {
  await app.banco.delete(municipio);
  await app.banco.insert(municipio).values({ id: 1 });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const alterar = (mudanca: object = {}) => gestora.injetar('PUT', '/municipio', { ...SAO_JOAO, ...mudanca });
const ler = async () => (await gestora.injetar('GET', '/municipio')).json();

describe('the settings', () => {
  test('before they are written: no name, 200 days of school, the time of Brasília', async () => {
    expect(await ler()).toMatchObject({
      nome: null,
      uf: null,
      diasLetivos: 200,
      fuso: 'America/Sao_Paulo',
      vinculoDeCardapios: 'TODOS',
      senhaMinima: 8,
      semanaPorEmail: 'LIGADO',
      sessaoDias: 7,
      sessaoMinutos: 720,
      sessaoMinutosCozinha: 720,
      sessaoMinutosPin: 30,
      sessaoMinutosGestao: 720,
      versao: 1,
    });
  });

  test('are stored, and returned as screens show them', async () => {
    const resposta = await alterar();
    expect(resposta.statusCode).toBe(200);
    expect(resposta.json()).toMatchObject({
      ...SAO_JOAO,
      cnpjPrefeitura: '11222333000181',
      cnpjFundo: null,
      versao: 2,
    });
    expect(await ler()).toEqual(resposta.json());
  });

  test.each([
    [{ nome: '' }, 'nome', 'Campo obrigatório.'],
    [{ uf: 'XX' }, 'uf', 'Escolha uma das opções da lista.'],
    [{ codigoIbge: '3162501' }, 'codigoIbge', 'Código IBGE inválido. São 7 dígitos.'],
    [{ codigoIbge: '3550308' }, 'codigoIbge', 'O código não é de um município de MG.'],
    // Its check digit is correct, and its state is MG.
    [{ codigoIbge: '3190006' }, 'codigoIbge', 'O código não é de um município de MG.'],
    [{ cnpjFundo: '11222333000182' }, 'cnpjFundo', 'CNPJ inválido.'],
    [{ fuso: 'America/Lugar' }, 'fuso', 'Fuso horário desconhecido.'],
    [
      { linkSuporte: 'javascript:alert(1)' },
      'linkSuporte',
      'Use um endereço completo, que comece com http: ou https: ou mailto: ou tel:.',
    ],
    [{ enderecoCep: 'ftp://cep.example' }, 'enderecoCep', 'Use um endereço completo, que comece com http: ou https:.'],
    [
      { enderecoGestaoEscolar: 'http://1.2.3.999/' },
      'enderecoGestaoEscolar',
      'O endereço não pode ser lido. Confira o servidor e a porta.',
    ],
    [{ fimAnoLetivo: '02/02/2026' }, 'fimAnoLetivo', 'O fim do ano letivo deve ser depois do início.'],
    [{ diasLetivos: 367 }, 'diasLetivos', 'Informe no máximo 366.'],
    [{ nutricionistaNome: 'Ana' }, 'nutricionistaCrn', 'Informe também o CRN.'],
    [{ vinculoDeCardapios: 'NINGUEM' }, 'vinculoDeCardapios', 'Escolha uma das opções da lista.'],
  ])('%j is refused at %s', async (mudanca, campo, mensagem) => {
    const resposta = await alterar(mudanca);
    expect([resposta.statusCode, resposta.json().errors]).toEqual([422, [{ campo, mensagem }]]);
    expect((await ler()).nome).toBeNull();
  });

  test('a stored code stays valid, although IBGE’s list does not have it', async () => {
    await app.banco.update(municipio).set({ uf: 'MG', codigoIbge: '3190006' });
    expect((await alterar({ codigoIbge: '3190006', nome: 'Município novo' })).json()).toMatchObject({
      nome: 'Município novo',
      codigoIbge: '3190006',
    });
  });

  test('that changed since they were read are not overwritten', async () => {
    expect((await alterar({ versao: 1 })).statusCode).toBe(200);
    const segunda = await alterar({ versao: 1, nome: 'Outra' });
    expect([segunda.statusCode, segunda.json().errors]).toEqual([
      409,
      [{ campo: 'versao', mensagem: 'As configurações foram alteradas por outra pessoa enquanto você editava.' }],
    ]);
    expect((await ler()).nome).toBe('São João del-Rei');
  });
});

describe('what the environment of the server defines', () => {
  test('wins, is named, and its stored value stays', async () => {
    await app.banco.update(municipio).set({ linkSite: 'https://guardado.example' });
    const resposta = await alterar({ linkSite: 'https://enviado.example' });
    expect(resposta.json()).toMatchObject({
      linkSite: 'https://site.example',
      doServidor: ['linkSite'],
    });
    expect(await app.banco.select({ site: municipio.linkSite }).from(municipio)).toEqual([
      { site: 'https://guardado.example' },
    ]);
  });

  test('the key in the address of a service is not shown', async () => {
    const outro = await criarAppDeTeste({ doServidor: { enderecoCep: 'https://cep.example/ws?chave=abc' } });
    const pessoa = await entrarComo(outro, { permissoes: ['CONFIGURACOES'] });
    expect((await pessoa.injetar('GET', '/municipio')).json()).toMatchObject({
      enderecoCep: 'https://cep.example',
      doServidor: ['enderecoCep'],
    });
    await outro.close();
  });
});

test('a server that runs without the demonstration says that its database holds it', async () => {
  expect((await ler()).restaDemonstracao).toBe(false);
  const outro = await criarAppDeTeste({ restaDemonstracao: true });
  const pessoa = await entrarComo(outro, { permissoes: ['CONFIGURACOES'] });
  expect((await pessoa.injetar('GET', '/municipio')).json()).toMatchObject({ restaDemonstracao: true });
  await outro.close();
});

test('a server whose page executes unsigned areas reports it', async () => {
  expect((await ler()).areasSemAssinatura).toBe(false);
  const pasta = await mkdtemp(path.join(tmpdir(), 'pagina-'));
  await mkdir(path.join(pasta, 'shell'));
  await mkdir(path.join(pasta, 'areas'));
  await writeFile(path.join(pasta, 'shell', 'index.html'), '<head></head>');
  const outro = await criarAppDeTeste({ estaticos: pasta });
  const pessoa = await entrarComo(outro, { permissoes: ['CONFIGURACOES'] });
  expect((await pessoa.injetar('GET', '/municipio')).json()).toMatchObject({ areasSemAssinatura: true });
  await outro.close();
  await rm(pasta, { recursive: true });
});

describe('the test message', () => {
  const pedir = (quem: Pessoa) => quem.injetar('POST', '/municipio/mensagem-de-teste');

  async function com(correio: Partial<OpcoesDoCorreio>) {
    const outro = await criarAppDeTeste({ correio: { ...CORREIO_DE_TESTE, ...correio } });
    const pessoa = await entrarComo(outro, { permissoes: ['CONFIGURACOES'] });
    return { outro, pessoa };
  }

  test('goes to the user who asks for it, ten times in five minutes', async () => {
    const mensagens: Mensagem[] = [];
    const { outro, pessoa } = await com({ enviar: async (mensagem) => void mensagens.push(mensagem) });
    const [{ email } = { email: '' }] = await outro.banco
      .select({ email: usuarios.email })
      .from(usuarios)
      .where(eq(usuarios.id, pessoa.usuarioId));
    expect((await pedir(pessoa)).json()).toEqual({ para: email });
    expect(mensagens).toMatchObject([{ para: email, assunto: 'Merenda Escolar: mensagem de teste' }]);
    for (let vez = 2; vez <= 10; vez++) expect((await pedir(pessoa)).statusCode).toBe(200);
    expect((await pedir(pessoa)).statusCode).toBe(429);
    expect(mensagens).toHaveLength(10);
    await outro.close();
  });

  test('is refused while there is no mail server, which the settings say', async () => {
    const { outro, pessoa } = await com({ comServidor: false });
    expect((await pessoa.injetar('GET', '/municipio')).json().emailConfigurado).toBe(false);
    const resposta = await pedir(pessoa);
    expect([resposta.statusCode, resposta.json().detail]).toEqual([409, 'O e-mail não foi configurado no servidor.']);
    expect((await ler()).emailConfigurado).toBe(true);
    await outro.close();
  });

  test('that the mail server does not take is 503', async () => {
    const { outro, pessoa } = await com({ enviar: () => Promise.reject(new Error('down')) });
    const resposta = await pedir(pessoa);
    expect(resposta.statusCode).toBe(503);
    expect(resposta.json().detail).toMatch(/não pôde ser enviada\. Confira SMTP_URL no servidor\./);
    await outro.close();
  });
});

describe('what the settings change', () => {
  test('the login: the city, and the links that are filled', async () => {
    expect((await app.inject({ url: '/api/cidades' })).json()).toEqual([]);
    await alterar();
    expect((await app.inject({ url: '/api/cidades' })).json()).toEqual([{ nome: 'São João del-Rei', uf: 'MG' }]);
    expect((await app.inject({ url: '/api/links' })).json()).toEqual([
      { nome: 'Suporte', endereco: 'mailto:suporte@municipio.example' },
      { nome: 'Site da prefeitura', endereco: 'https://site.example' },
    ]);
  });

  test('the secretariat of the printed pages', async () => {
    await app.banco.insert(secretarias).values({ id: 1, nome: 'SECRETARIA' }).onConflictDoNothing();
    const lida = async () => (await gestora.injetar('GET', '/secretarias-estaduais/1')).json();
    await alterar({ cnpjPrefeitura: '11444777000161', cnpjSecretaria: null });
    expect(await lida()).toEqual({
      id: 1,
      nome: 'SECRETARIA',
      municipio: 'São João del-Rei',
      uf: 'MG',
      cnpj: '11444777000161',
    });
    await alterar({ cnpjPrefeitura: '11444777000161', cnpjSecretaria: '11222333000181' });
    expect(await lida()).toMatchObject({ cnpj: '11222333000181' });
    expect((await gestora.injetar('GET', '/secretarias-estaduais/2')).statusCode).toBe(404);
  });

  test('the clock', async () => {
    await alterar({ fuso: 'America/Rio_Branco' });
    expect(fuso()).toBe('America/Rio_Branco');
    await alterar();
    expect(fuso()).toBe('America/Sao_Paulo');
  });

  test('an outside service: its new address is used at once', async () => {
    const pessoa = await entrarComo(app);
    expect((await pessoa.injetar('GET', '/enderecos/01001000')).statusCode).toBe(200);
    // Nothing listens there.
    await alterar({ enderecoCep: 'http://127.0.0.1:1/ws' });
    const resposta = await pessoa.injetar('GET', '/enderecos/01001000');
    expect([resposta.statusCode, resposta.json().detail]).toEqual([
      503,
      'O serviço de CEP não respondeu. Preencha o endereço.',
    ]);
  });
});

describe('an outside service without an address, where no stand-in responds', () => {
  let real: FastifyInstance;
  let pessoa: Pessoa;
  beforeAll(async () => {
    real = await criarAppDeTeste({ simulados: false });
    pessoa = await entrarComo(real, { permissoes: ['UNIDADES', 'ESTOQUES'] });
  });
  afterAll(() => real.close());

  test.each([
    ['/enderecos/01001000', 'Serviço de CEP'],
    ['/sistema-escolar/unidades', 'Sistema escolar'],
  ])('%s: 409 with a type of its own', async (url, servico) => {
    const resposta = await pessoa.injetar('GET', url);
    expect([resposta.statusCode, resposta.json()]).toEqual([
      409,
      expect.objectContaining({
        type: 'urn:merenda:integracao-nao-configurada',
        detail: `Integração não configurada: ${servico}.`,
      }),
    ]);
  });

  test('the missing address is reported before a unit that is registered by hand is refused', async () => {
    const { id } = await criarUnidade(real);
    const cozinha = await entrarComo(real, { permissoes: ['ESTOQUES'], estoques: [{ id }] });
    const resposta = await cozinha.injetar('GET', `/gestao-escolar/turmas?unidade=${id}&anoLetivo=2026`);
    expect([resposta.statusCode, resposta.json().detail]).toEqual([409, 'Integração não configurada: Gestão escolar.']);
  });

  test('is named as simulated only where a stand-in responds for it', async () => {
    const simulados = async (quem: Pessoa) => (await quem.injetar('GET', '/municipio/servicos-simulados')).json();
    expect(await simulados(pessoa)).toEqual([]);
    expect(await simulados(gestora)).toEqual(['enderecoCep', 'enderecoGestaoEscolar', 'enderecoSistemaEscolar']);
    await alterar({ enderecoCep: 'https://cep.example/ws' });
    expect(await simulados(gestora)).toEqual(['enderecoGestaoEscolar', 'enderecoSistemaEscolar']);
  });

  test('has no stand-in under /api/externo, and the login has no invented city', async () => {
    expect((await real.inject({ url: '/api/externo/sistema-escolar/unidades' })).statusCode).toBe(404);
    expect((await real.inject({ url: '/api/cidades' })).json()).toEqual([]);
  });
});

describe('the calendar', () => {
  const recusa = 'Neste município, somente quem tem a permissão Cardápios pode alterar o calendário.';

  test('is changed by every user, unless the municipality restricts it to CARDAPIOS', async () => {
    const merendeira = await entrarComo(app);
    const nutricionista = await entrarComo(app, { permissoes: ['CARDAPIOS'] });
    const regras = async () => (await merendeira.injetar('GET', '/municipio/regras')).json();
    expect(await regras()).toEqual({ vinculoDeCardapios: 'TODOS' });
    expect((await merendeira.injetar('DELETE', '/cardapios-calendario/999999')).statusCode).toBe(404);
    await alterar({ vinculoDeCardapios: 'CARDAPIOS' });
    expect(await regras()).toEqual({ vinculoDeCardapios: 'CARDAPIOS' });
    expect((await nutricionista.injetar('DELETE', '/cardapios-calendario/999999')).statusCode).toBe(404);
    const outro = { id: 1 };
    const unidadesEducacionais = [{ unidade: outro }];
    const tentativas = await Promise.all([
      merendeira.injetar('POST', '/cardapios-calendario', {
        tipo: 'DIARIO',
        cardapio: outro,
        data: '23/11/2026',
        unidadesEducacionais,
      }),
      merendeira.injetar('PUT', '/cardapios-calendario/999999', { cardapio: outro }),
      merendeira.injetar('DELETE', '/cardapios-calendario/999999'),
      ...['/mudancas', '/mudancas/previa'].map((rota) =>
        merendeira.injetar('POST', `/cardapios-calendario${rota}`, { acao: 'DESVINCULAR', lancamentos: [outro] }),
      ),
    ]);
    // Today's meals are a matter of the cook.
    const substituicao = await merendeira.injetar('PUT', '/cardapios-calendario/999999/substituicoes', {
      substituido: outro,
      substituto: { id: 2 },
    });
    expect(substituicao.statusCode).toBe(404);
    for (const tentativa of tentativas) expect([tentativa.statusCode, tentativa.json().detail]).toEqual([403, recusa]);
  });
});

describe('the logo', () => {
  const TEXTO = { 'content-type': 'text/plain' };
  const imagem = async () =>
    (
      await sharp({ create: { width: 900, height: 450, channels: 4, background: { r: 31, g: 90, b: 61, alpha: 0.5 } } })
        .png()
        .toBuffer()
    ).toString('base64');

  test('is stored as a small PNG that keeps what is transparent, and removed', async () => {
    expect((await gestora.injetar('GET', '/municipio/logo')).statusCode).toBe(204);
    const guardado = (await gestora.injetar('PUT', '/municipio/logo', await imagem(), TEXTO)).body;
    expect((await gestora.injetar('GET', '/municipio/logo')).body).toBe(guardado);
    const bytes = Buffer.from(guardado.replace('data:image/png;base64,', ''), 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 600, height: 300, hasAlpha: true });
    expect((await gestora.injetar('DELETE', '/municipio/logo')).statusCode).toBe(204);
    expect((await gestora.injetar('GET', '/municipio/logo')).statusCode).toBe(204);
  });

  test('a file that is no picture is refused', async () => {
    const resposta = await gestora.injetar('PUT', '/municipio/logo', 'isto não é', TEXTO);
    expect(resposta.statusCode).toBe(422);
  });
});
