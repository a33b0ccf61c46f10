import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EscolaConferida, LinhaDoCenso } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { escolaDoCenso } from '../../teste/censo.js';
import { criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let gestora: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  definirRelogio({ agora: () => new Date('2026-11-23T12:00:00-03:00') });
  gestora = await entrarComo(app, { permissoes: ['UNIDADES'] });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

type Linha = LinhaDoCenso & { versao?: number };

const enviar = (caminho: string, linhas: Linha[], cabecalhos = {}) =>
  gestora.injetar('POST', `/matriculas/${caminho}`, { municipio: '2800308', linhas }, cabecalhos);
const conferir = async (...linhas: Linha[]) => (await enviar('censo/conferencia', linhas)).json<EscolaConferida[]>();
const gravar = (...linhas: Linha[]) => enviar('censo', linhas);
const ler = async (id: number) => (await gestora.injetar('GET', `/unidades-educacionais/${id}/matriculas`)).json();

/** The three schools of the specification's example (4, section 4.0). */
const exemplo = (): [Linha, Linha, Linha] => {
  const nada = Object.fromEntries(
    Object.keys(escolaDoCenso())
      .filter((coluna) => coluna.startsWith('QT_'))
      .map((coluna) => [coluna, '0']),
  );
  return [
    escolaDoCenso({ NO_ENTIDADE: 'EMEF EXEMPLO UM' }),
    escolaDoCenso({
      ...nada,
      NO_ENTIDADE: 'ESCOLA ESTADUAL',
      TP_DEPENDENCIA: '2',
      QT_MAT_BAS: '300',
      QT_MAT_MED: '300',
    }),
    escolaDoCenso({ ...nada, NO_ENTIDADE: 'EMEF PARALISADA', TP_SITUACAO_FUNCIONAMENTO: '2', TP_LOCALIZACAO: '2' }),
  ];
};

test('the example: 1 of 3 schools, 470 students; the same file again changes nothing', async () => {
  const linhas = exemplo();
  const unidade = await criarUnidade(app, { nome: 'EM UM', codigoInep: linhas[0].CO_ENTIDADE });
  for (const { CO_ENTIDADE } of linhas.slice(1)) await criarUnidade(app, { codigoInep: CO_ENTIDADE });
  const alunos = [
    { categoria: 'CRECHE', parcial: 15, integral: 45 },
    { categoria: 'PRE_ESCOLA', parcial: 60, integral: 20 },
    { categoria: 'FUNDAMENTAL_6_10', parcial: 150, integral: 50 },
    { categoria: 'FUNDAMENTAL_11_15', parcial: 100, integral: 0 },
    { categoria: 'EJA', parcial: 30, integral: 0 },
  ];
  const conferidas = await conferir(...linhas);
  expect(conferidas.map(({ situacao }) => situacao)).toEqual(['NOVA', 'OUTRA_REDE', 'FORA_DE_FUNCIONAMENTO']);
  expect(conferidas[0]).toEqual({
    inep: linhas[0].CO_ENTIDADE,
    nome: 'EMEF EXEMPLO UM',
    situacao: 'NOVA',
    motivo: null,
    avisos: [],
    unidade: { id: unidade.id, nome: 'EM UM' },
    ano: 2025,
    versao: 0,
    antes: [],
    depois: alunos,
    localizacao: 'URBANA',
  });
  expect(await ler(unidade.id)).toEqual([]);

  const gravada = await gravar(...linhas.map((linha) => ({ ...linha, versao: 0 })));
  expect([gravada.statusCode, gravada.json()]).toEqual([200, { gravadas: 1, iguais: 0, alunos: 470 }]);
  expect(await ler(unidade.id)).toMatchObject([
    {
      ano: 2025,
      versao: 1,
      linhas: [...alunos.slice(0, 4), { categoria: 'MEDIO', parcial: 0, integral: 0 }, alunos[4]].map((linha) => ({
        ...linha,
        origem: 'CENSO',
      })),
    },
  ]);
  expect((await gestora.injetar('GET', `/unidades-educacionais/${unidade.id}`)).json()).toMatchObject({
    localizacao: 'URBANA',
    pct: 'NENHUM',
    versao: 2,
  });

  expect((await conferir(...linhas)).map(({ situacao }) => situacao)).toEqual([
    'IGUAL',
    'OUTRA_REDE',
    'FORA_DE_FUNCIONAMENTO',
  ]);
  expect((await gravar(...linhas)).json()).toEqual({ gravadas: 0, iguais: 1, alunos: 0 });
  expect(await ler(unidade.id)).toMatchObject([{ versao: 1 }]);
});

test('a school is changed, has no unit, has no students, is wrong, or is there twice', async () => {
  const [mudada, semUnidade, vazia, errada] = [escolaDoCenso(), escolaDoCenso(), escolaDoCenso(), escolaDoCenso()];
  const { id } = await criarUnidade(app, { codigoInep: mudada.CO_ENTIDADE });
  await criarUnidade(app, { codigoInep: errada.CO_ENTIDADE });
  await gravar(mudada);
  const conferidas = await conferir(
    { ...mudada, QT_MAT_EJA_INT: '10' },
    semUnidade,
    {
      ...vazia,
      ...Object.fromEntries(Object.keys(vazia).flatMap((nome) => (nome.startsWith('QT_') ? [[nome, '']] : []))),
    },
    { ...errada, QT_MAT_EJA_INT: '31' },
    mudada,
  );
  expect(conferidas.map(({ situacao, motivo }) => [situacao, motivo])).toEqual([
    ['ALTERADA', null],
    ['SEM_UNIDADE', null],
    ['SEM_MATRICULA', null],
    ['ERRO', 'EJA: 31 em tempo integral de um total de 30.'],
    ['ERRO', 'O arquivo tem esta escola mais de uma vez.'],
  ]);
  expect(conferidas[0]).toMatchObject({ versao: 1, localizacao: null });
  expect(conferidas[0]?.antes.at(-1)).toEqual({ categoria: 'EJA', parcial: 30, integral: 0 });
  expect(conferidas[0]?.depois.at(-1)).toEqual({ categoria: 'EJA', parcial: 20, integral: 10 });
  expect((await gravar({ ...mudada, QT_MAT_EJA_INT: '10' }, { ...errada, QT_MAT_EJA_INT: '31' })).json()).toEqual({
    gravadas: 1,
    iguais: 0,
    alunos: 470,
  });
  expect(await ler(id)).toMatchObject([{ versao: 2 }]);
});

test('a traditional people entered by hand stays, and an unconfirmed code sets none', async () => {
  const linhas = [escolaDoCenso(), escolaDoCenso({ TP_LOCALIZACAO_DIFERENCIADA: '3' })];
  const [quilombola, semPovo] = [
    await criarUnidade(app, { codigoInep: linhas[0]!.CO_ENTIDADE, pct: 'QUILOMBOLA' }),
    await criarUnidade(app, { codigoInep: linhas[1]!.CO_ENTIDADE }),
  ];
  expect((await conferir(...linhas)).map(({ avisos }) => avisos.length)).toEqual([0, 1]);
  await gravar(...linhas);
  const povo = async (id: number) => (await gestora.injetar('GET', `/unidades-educacionais/${id}`)).json().pct;
  expect([await povo(quilombola.id), await povo(semPovo.id)]).toEqual(['QUILOMBOLA', null]);
});

test('enrolments that changed after the preview refuse the whole import', async () => {
  const linhas = [escolaDoCenso(), escolaDoCenso()];
  const unidades = [
    await criarUnidade(app, { codigoInep: linhas[0]!.CO_ENTIDADE }),
    await criarUnidade(app, { codigoInep: linhas[1]!.CO_ENTIDADE }),
  ];
  await app.banco.insert(matriculas).values({
    unidadeEducacionalId: unidades[1]!.id,
    ano: 2025,
    categoria: 'EJA',
    jornada: 'PARCIAL',
    quantidade: 1,
    origem: 'MANUAL',
  });
  const recusada = await gravar(...linhas.map((linha) => ({ ...linha, versao: 0 })));
  expect(recusada.statusCode).toBe(409);
  expect(recusada.json().detail).toBe('As matrículas de 2025 foram alteradas por outra pessoa enquanto você editava.');
  expect(await app.banco.$count(matriculas, eq(matriculas.unidadeEducacionalId, unidades[0]!.id))).toBe(0);
});

test('a municipality without 7 digits is refused, and so is a cell that is missing', async () => {
  const linha = { ...escolaDoCenso(), QT_MAT_EJA: undefined };
  const resposta = await gestora.injetar('POST', '/matriculas/censo', { municipio: '28003', linhas: [linha] });
  expect(resposta.statusCode).toBe(422);
  expect(resposta.json().errors).toEqual([
    { campo: 'municipio', mensagem: 'Informe os 7 dígitos do código do município no IBGE.' },
    { campo: 'linhas.0.QT_MAT_EJA', mensagem: expect.any(String) },
  ]);
});
