import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DadosDasFichas } from '@merenda/shared/contratos';
import {
  acervoDe,
  fichaDe,
  preparosDoAcervo,
  preparosDosPratos,
  repasseDoAcervo,
  resumoDaFicha,
} from '@merenda/shared/regras';
import type { FastifyInstance } from 'fastify';
import { categorias, faixasEtarias, feriados } from '../../banco/esquema/cadastros/convencoes.js';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { primeira } from '../../banco/restricoes.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarAlimento, criarPrato, criarPreparo } from '../../teste/cardapios.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { cozinheiroDe, semearNutrientes } from '../../teste/nutricao.js';

let app: FastifyInstance;
beforeAll(async () => {
  // A Monday.
  definirRelogio({ agora: () => new Date('2026-11-23T15:00:00Z') });
  app = await criarAppDeTeste({ quebraInvariantes: true });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const ler = async <T>(pessoa: Pessoa, caminho: string): Promise<T> => {
  const resposta = await pessoa.injetar('GET', caminho);
  if (resposta.statusCode !== 200) throw new Error(`${caminho}: ${resposta.body}`);
  return resposta.json();
};

test('the sheet that a form computes from the data is the one of the server', async () => {
  const { caloria, sodio } = await semearNutrientes(app);
  const pessoa = await entrarComo(app, { permissoes: ['ALIMENTOS', 'PREPAROS', 'PRATOS', 'CARDAPIOS'] });
  const cozinha = cozinheiroDe(app, pessoa);
  const milho = await cozinha.alimento({ [caloria]: 138.1701, [sodio]: 1.0333 }, { quantidadeBase: 97.5 });
  const sal = await cozinha.alimento({ [sodio]: 39943 });
  const uso = ({ id }: { id: number }, quantidade: number, unidadeMedida = 'G') => ({
    alimento: { id },
    quantidade,
    unidadeMedida,
  });
  const preparos = [
    await cozinha.preparo([uso(milho, 7, 'KG'), uso(sal, 11)], { porcoes: 13 }),
    await cozinha.preparo([uso(milho, 35)], { porcoes: 3 }),
  ];
  const etapa = primeira(await app.banco.insert(faixasEtarias).values({ codigo: 'F', nome: 'F' }).returning());
  const categoria = primeira(
    await app.banco
      .insert(categorias)
      .values({ modalidade: 'FUNDAMENTAL', faixaEtariaId: etapa.id, ordem: 1 })
      .returning(),
  );
  const pratos = [await cozinha.prato(preparos, categoria), await cozinha.prato([preparos[1]], categoria)];
  const ids = (registros: { id: number }[]) => registros.map(({ id }) => id);

  const acervo = acervoDe(await ler<DadosDasFichas>(pessoa, '/fichas-tecnicas/dados'));
  expect(fichaDe(acervo.nutrientes, preparosDosPratos(acervo, ids(pratos)))).toEqual(
    (await ler<{ nutrientes: object }>(pessoa, `/fichas-tecnicas?pratos=${ids(pratos).join()}`)).nutrientes,
  );
  // The rest of the sheet too, with the transfer of the stage.
  const repasse = repasseDoAcervo(acervo, { categoria: categoria.id, modalidade: 'PARCIAL1' });
  expect(await ler(pessoa, `/fichas-tecnicas?pratos=${ids(pratos).join()}`)).toMatchObject(
    resumoDaFicha(preparosDosPratos(acervo, ids(pratos)), { ...acervo, precoDe: ({ preco }) => preco, repasse }),
  );
  expect(fichaDe(acervo.nutrientes, preparosDoAcervo(acervo, ids(preparos)))).toEqual(
    (await ler<{ nutrientes: object }>(pessoa, `/fichas-tecnicas?preparos=${ids(preparos).join()}`)).nutrientes,
  );
});

test('the stock lasts for the school days that the scarcest valid food covers, by gross weight', async () => {
  const faixa = primeira(await app.banco.insert(faixasEtarias).values({ codigo: '6-10a', nome: '6 a 10' }).returning());
  const categoria = primeira(
    await app.banco
      .insert(categorias)
      .values({ modalidade: 'FUNDAMENTAL', faixaEtariaId: faixa.id, ordem: 2 })
      .returning(),
  );
  const unidade = await criarUnidade(app);
  const pessoa = await entrarComo(app, { estoques: [{ id: unidade.estoque.id }] });
  const [arroz, cenoura] = [await criarAlimento(app, { nome: 'ARROZ' }), await criarAlimento(app, { nome: 'CENOURA' })];
  // Of the carrot 10 g net are 20 g gross.
  const preparo = await criarPreparo(app, 1, [
    { alimento: arroz, quantidade: '50' },
    { alimento: cenoura, quantidade: '10', pesoBruto: '20' },
  ]);
  const prato = await criarPrato(app, [preparo], { categoriaId: categoria.id });
  const busca = `unidade=${unidade.id}&categoria=${categoria.id}&modalidade=PARCIAL1`;
  const estoque = (oQue: string) => ler(pessoa, `/fichas-tecnicas/estoque?${busca}&${oQue}`);
  expect(await estoque(`pratos=${prato.id}`)).toEqual({ alunos: 0, dias: null, falta: null });

  await app.banco.insert(matriculas).values({
    unidadeEducacionalId: unidade.id,
    ano: 2026,
    categoria: 'FUNDAMENTAL_6_10',
    jornada: 'PARCIAL',
    quantidade: 100,
    origem: 'MANUAL',
  });
  const kg = { medidaReal: '1', unidadeMedida: 'KG', unidadeProduto: 'KG' } as const;
  const dosSacos = async ({ itemId }: { itemId: number }, quantidade: number, dataValidade?: string) =>
    criarLoteEmEstoque(app, {
      estoqueId: unidade.estoque.id,
      produtoId: (await criarProduto(app, { itemId, ...kg })).id,
      quantidade,
      dataValidade,
    });
  // A day takes 5 kg of rice and 2 kg of carrot: rice for 6 days; carrot for 5, but 2 kg of it expire on Tuesday.
  await dosSacos(arroz, 30);
  await dosSacos(cenoura, 6, '2026-11-24');
  await dosSacos(cenoura, 4);
  expect(await estoque(`pratos=${prato.id}`)).toEqual({
    alunos: 100,
    dias: 4,
    falta: { id: cenoura.id, nome: 'CENOURA' },
  });
  // Twice a day: 10 kg of rice, 4 kg of carrot. Monday takes 4 of the 6 kg that expire, Tuesday 2 of them and 2 others.
  expect(await estoque(`preparos=${preparo.id},${preparo.id}`)).toMatchObject({ dias: 2 });
  // Within the 60 days that are looked at there are 44 weekdays; one is a holiday.
  await app.banco.insert(feriados).values({ data: '2026-12-25', nome: 'NATAL' });
  await dosSacos(arroz, 1000);
  await dosSacos(cenoura, 1000);
  expect(await estoque(`pratos=${prato.id}`)).toEqual({ alunos: 100, dias: 43, falta: null });

  const outra = await criarUnidade(app);
  const alheia = busca.replace(`unidade=${unidade.id}`, `unidade=${outra.id}`);
  expect((await pessoa.injetar('GET', `/fichas-tecnicas/estoque?${alheia}&pratos=${prato.id}`)).statusCode).toBe(403);
  expect((await pessoa.injetar('GET', `/fichas-tecnicas/estoque?${busca}`)).statusCode).toBe(422);

  // The last executed meal of the dish here; a registered one and a deleted one were not served.
  const meal = (dia: string, mudanca: object = {}) =>
    app.banco.insert(refeicoes).values({
      unidadeEducacionalId: unidade.id,
      dia,
      hora: '12:00',
      tipo: 'ALMOCO',
      pratoId: prato.id,
      quantidadeDePessoas: 100,
      executado: true,
      usuarioId: 0,
      ...mudanca,
    });
  await meal('2026-11-10');
  await meal('2026-11-11');
  await meal('2026-11-12', { executado: false });
  await meal('2026-11-13', { excluidoEm: new Date('2026-11-14T00:00:00Z') });
  await meal('2026-11-20', { unidadeEducacionalId: outra.id });
  expect(await ler(pessoa, `/pratos/servidos?unidade=${unidade.id}`)).toEqual([{ prato: prato.id, dia: '11/11/2026' }]);
});
