import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LISTAS_CONVENCAO, UNIDADES_MEDIDA } from '@merenda/shared/contratos';
import { cnpjValido, cpfValido } from '@merenda/shared/formatos';
import {
  escolherLotes,
  semAula,
  recusaConversao,
  tetoDosAditivos,
  valorItens,
  violacoesDoValorAditado,
} from '@merenda/shared/regras';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { criarApp } from '../app.js';
import type { Conexao } from '../banco/conexao.js';
import { pessoas, usuarios } from '../banco/esquema/acesso/acesso.js';
import { fornecedores } from '../banco/esquema/cadastros/catalogo.js';
import { convencoes } from '../banco/esquema/cadastros/convencoes.js';
import { buscarReferencia } from '../cadastros/convencoes/consultas.js';
import { alimentosDosPratos } from '../cardapios/previsao/alimentos-dos-pratos.js';
import { linhasParaRefeicao, planejar } from '../cardapios/refeicoes/plano.js';
import { calcularRegistros } from '../cardapios/refeicoes/quantidades.js';
import { definirRelogio } from '../nucleo/relogio.js';
import { exigirInvariantes } from '../teste/app.js';
import { bancoVazioDeTeste } from '../teste/banco.js';
import { CONTAS, SENHA_DEMONSTRACAO } from './municipio/usuarios.js';
import { semear } from './semear.js';

/** A Saturday: there is no school. */
const SABADO = '2026-11-21';

const abertas: Conexao[] = [];
async function bancoVazio(): Promise<Conexao> {
  const conexao = await bancoVazioDeTeste();
  abertas.push(conexao);
  return conexao;
}
const linhas = async <T>(conexao: Conexao, consulta: string): Promise<T[]> =>
  (await conexao.banco.execute(sql.raw(consulta))).rows as T[];
const tabela = (nome: string) => `select count(*)::int as total from ${nome}`;
const total = async (conexao: Conexao, nome: string) =>
  (await linhas<{ total: number }>(conexao, tabela(nome)))[0]?.total;

let demo: Conexao;
beforeAll(async () => {
  definirRelogio({ agora: () => new Date(`${SABADO}T15:00:00Z`) });
  demo = await bancoVazio();
  await semear(demo.banco, { demonstracao: true });
});
afterAll(async () => {
  definirRelogio();
  for (const conexao of abertas) await conexao.fechar();
});

describe('reference data', () => {
  test('every look-up list has entries; the tender modalities are the five of the law', async () => {
    const listas = await linhas<{ lista: string }>(demo, 'select distinct lista from convencoes');
    expect(listas.map(({ lista }) => lista).sort()).toEqual([...LISTAS_CONVENCAO].sort());
    const modalidades = await demo.banco.select().from(convencoes).where(eq(convencoes.lista, 'modalidades-licitacao'));
    expect(modalidades.map(({ descricao }) => descricao)).toEqual([
      'Pregão',
      'Concorrência',
      'Concurso',
      'Leilão',
      'Diálogo competitivo',
    ]);
  });

  test('95 foods; a nutrient that was not analysed has no row', async () => {
    expect(await total(demo, 'composicao_alimentos')).toBe(95);
    const valores = async (codigo: string) =>
      Object.fromEntries(
        (
          await linhas<{ nome: string; valor: string }>(
            demo,
            `select c.nome, v.valor from composicao_valores v join composicao_alimentos a on a.id = v.composicao_id join componentes_nutricionais c on c.id = v.componente_id where a.codigo = '${codigo}'`,
          )
        ).map(({ nome, valor }) => [nome, Number(valor)]),
      );
    // Raw rice of the table: no vitamin was analysed.
    expect(await valores('4')).toEqual({
      caloria: 358,
      carboidrato: 78.8,
      proteina: 7.2,
      lipidio: 0.3,
      fibra: 1.6,
      calcio: 4,
      ferro: 0.7,
      magnesio: 30,
      zinco: 1.2,
      sodio: 1,
    });
    // Carrot has its RAE, egg only retinol, fuba only traces of vitamin C, which are zero.
    expect(await valores('110')).toMatchObject({ vitamina_a: 663, vitamina_c: 5.1 });
    expect(await valores('489')).toMatchObject({ vitamina_a: 79 });
    expect(await valores('43')).toMatchObject({ vitamina_c: 0, sodio: 0 });
  });

  test('every category and form of the foods is an entry of its list', async () => {
    const orfaos = await linhas(
      demo,
      `select codigo from composicao_alimentos a where not exists (select from convencoes where lista = 'categorias-alimento' and nome = a.categoria)
       or not exists (select from convencoes where lista = 'formas-alimento' and nome = a.forma)`,
    );
    expect(orfaos).toEqual([]);
  });

  test('the bounds of the norm, with source and uncertainty', async () => {
    expect(await total(demo, 'referencias_nutricionais')).toBe(126);
    const seisADez = await linhas<{
      nutriente: string;
      minimo: string | null;
      maximo: string | null;
      certeza: string;
      norma: string;
    }>(
      demo,
      `select nutriente, minimo, maximo, certeza, norma from referencias_nutricionais r join faixas_etarias f on f.id = r.faixa_etaria_id where f.codigo = '6-10a' and modalidade = 'PARCIAL1' order by r.id`,
    );
    const norma = 'Resolução CD/FNDE nº 4/2026, Anexo IV';
    expect(seisADez).toEqual([
      { nutriente: 'caloria', minimo: '329.00', maximo: null, certeza: 'verificado', norma },
      { nutriente: 'carboidrato', minimo: '45.00', maximo: '53.00', certeza: 'verificado', norma },
      { nutriente: 'proteina', minimo: '8.00', maximo: '12.00', certeza: 'verificado', norma },
      { nutriente: 'lipidio', minimo: '9.00', maximo: '13.00', certeza: 'verificado', norma },
      {
        nutriente: 'sodio',
        minimo: null,
        maximo: '600.00',
        certeza: 'incerto',
        norma: 'Resolução CD/FNDE nº 6/2020, Anexo IV',
      },
    ]);
    expect(
      await linhas(
        demo,
        `select id from referencias_nutricionais where fonte = '' or carater = '' or (certeza = 'incerto' and observacao is null)`,
      ),
    ).toEqual([]);
  });

  test('the reference of a stage has the name of the norm in force, though its sodium is from the older one', async () => {
    const [categoria] = await linhas<{ id: number }>(
      demo,
      `select c.id from categorias c join faixas_etarias f on f.id = c.faixa_etaria_id where f.codigo = '6-10a'`,
    );
    const referencia = await buscarReferencia(demo.banco, categoria?.id ?? 0, 'PARCIAL1');
    expect(referencia).toMatchObject({ norma: 'Resolução CD/FNDE nº 4/2026, Anexo IV', coberturaPct: 20 });
    expect(referencia.nutrientes.sodio).toMatchObject({ minimo: null, maximo: 600, carater: 'Máximo recomendado' });
  });

  test('eight stages, youngest first, and the holidays of this year and the next', async () => {
    const etapas = await linhas<{ etapa: string }>(
      demo,
      `select c.modalidade || ' ' || f.nome as etapa from categorias c join faixas_etarias f on f.id = c.faixa_etaria_id order by c.ordem`,
    );
    expect(etapas.map(({ etapa }) => etapa)).toEqual([
      'CRECHE 7 a 11 meses',
      'CRECHE 1 a 3 anos',
      'PRÉ-ESCOLA 4 a 5 anos',
      'FUNDAMENTAL 6 a 10 anos',
      'FUNDAMENTAL 11 a 15 anos',
      'MÉDIO 16 a 18 anos',
      'EJA 19 a 30 anos',
      'EJA 31 a 60 anos',
    ]);
    expect(
      await linhas(
        demo,
        `select data::text, nome from feriados where data in ('2026-11-20', '2027-03-26') order by data`,
      ),
    ).toEqual([
      { data: '2026-11-20', nome: 'Dia Nacional de Zumbi e da Consciência Negra' },
      { data: '2027-03-26', nome: 'Paixão de Cristo' },
    ]);
  });
});

describe('demonstration municipality', () => {
  test('each account can log in with the password, has its permissions and units, and at most nine notices, which are of its work', async () => {
    const app: FastifyInstance = await criarApp({
      conexao: { ...demo, fechar: async () => undefined },
      conferirRespostas: true,
    });
    const avisos: Record<string, number> = {};
    for (const { usuario, permissoes, unidades } of CONTAS) {
      const resposta = await app.inject({
        method: 'POST',
        url: '/api/tokens/autenticar',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `usuario=${usuario}&senha=${SENHA_DEMONSTRACAO}`,
      });
      expect(resposta.statusCode).toBe(200);
      expect([...resposta.json().usuario.permissoes].sort()).toEqual([...permissoes].sort());
      expect(resposta.json().usuario.estoques).toHaveLength(unidades.length);
      // Nothing of the first days is left to do.
      expect(resposta.json().primeirosPassos).toBe(false);
      const { total } = (
        await app.inject({
          url: '/api/notificacoes/pagina',
          headers: { authorization: `Bearer ${resposta.json().token}` },
        })
      ).json();
      avisos[usuario] = total;
    }
    expect(avisos).toEqual({ admin: 6, nutricionista: 0, estoquista: 6, comprador: 3, merendeira: 0 });
    await app.close();
  });

  test('people and suppliers have valid documents', async () => {
    const cpfs = await demo.banco.select({ cpf: pessoas.cpf }).from(pessoas);
    expect(cpfs.filter(({ cpf }) => !cpfValido(cpf))).toEqual([]);
    const vendedores = await demo.banco.select().from(fornecedores);
    expect(vendedores.filter(({ cnpj, cpf }) => !(cnpj === null ? cpfValido(cpf ?? '') : cnpjValido(cnpj)))).toEqual(
      [],
    );
    // Of both kinds, and people.
    expect(new Set(vendedores.map(({ fornecedorTipo }) => fornecedorTipo))).toEqual(new Set(['FISICO', 'JURIDICO']));
    expect(cpfs.length).toBeGreaterThan(0);
  });

  test('every balance is the sum of its ledger, and lots are expired, expiring and far from it', async () => {
    expect(
      await linhas(
        demo,
        'select p.id from produtos_estoque p left join kardex k on k.produto_estoque_id = p.id group by p.id having p.quantidade <> coalesce(sum(k.quantidade), 0)',
      ),
    ).toEqual([]);
    const [lotes] = await linhas<Record<string, number>>(
      demo,
      `select count(*) filter (where data_validade < '${SABADO}')::int as vencidos, count(*) filter (where data_validade = '${SABADO}')::int as hoje,
       count(*) filter (where data_validade > '${SABADO}'::date + 90)::int as longe
       from produto_lotes where id in (select produto_lote_id from produtos_estoque where quantidade > 0)`,
    );
    expect(lotes).toMatchObject({ vencidos: 1, hoje: 1 });
    expect(lotes?.longe).toBeGreaterThan(50);
  });

  test('acquisitions: total equals items, one in each state and two of the year that have ended, addenda within the cap', async () => {
    const aquisicoes = await linhas<{ id: number; status: string; valor: string }>(
      demo,
      'select id, status, valor from aquisicoes order by id',
    );
    expect(aquisicoes.map(({ status }) => status)).toEqual([
      'VIGENTE',
      'VIGENTE',
      'PENDENTE',
      'CANCELADA',
      'VIGENTE',
      'VIGENTE',
    ]);
    for (const { id, valor } of aquisicoes) {
      const itens = await linhas<{ quantidade: string; precoUnidade: string }>(
        demo,
        `select i.quantidade, i.preco_unidade as "precoUnidade" from itens_proposta i join propostas_vencedoras p on p.id = i.proposta_id where p.aquisicao_id = ${id}`,
      );
      expect(valorItens(itens).toFixed(2)).toBe(valor);
    }
    const aditados = await linhas<{ valor: string }>(demo, `select valor from aditivos where aditivo_tipo = 'VALOR'`);
    // 600 × 24.90 + 900 × 7.80 + 800 × 3.95 + 300 × 4.20 + 400 × 6.75 + 150 × 2.10 + 1200 × 15.90 + 700 × 32.90 + 900 ×
    // 17.80
    expect(aquisicoes[0]?.valor).toBe('87525.00');
    expect(tetoDosAditivos('87525.00').toFixed(2)).toBe('21881.25');
    expect(violacoesDoValorAditado('87525.00', [], aditados[0]?.valor ?? 0)).toEqual([]);
  });

  test('a purchase request in each state but one; received goods are in the stock of its unit', async () => {
    // The last two months; what was delivered before is eaten.
    const solicitacoes = await linhas<{ status: string }>(
      demo,
      `select status from solicitacoes where data_solicitacao > '${SABADO}'::date - 60 order by id`,
    );
    expect(solicitacoes.map(({ status }) => status)).toEqual([
      'RECEBIDA',
      'CANCELADA',
      'ENVIADA',
      'AGUARDANDO',
      'AGUARDANDO',
    ]);
    const soltos = await linhas(
      demo,
      `select r.id from recebimento_produtos r join recebimentos b on b.id = r.recebimento_id join solicitacoes s on s.id = b.solicitacao_id
       join produtos_estoque p on p.id = r.produto_estoque_id join estoques e on e.id = p.estoque_id
       left join kardex k on k.documento = 'recebimentos' and k.documento_id = b.id and k.produto_estoque_id = p.id and k.quantidade = r.quantidade
       where k.id is null or e.unidade_educacional_id <> s.unidade_educacional_id`,
    );
    expect(soltos).toEqual([]);
  });

  test('the year’s deliveries are received, paid and eaten, and most payments are in the bank statement', async () => {
    const [conta] = await linhas(
      demo,
      `select (select sum(valor)::text from recursos_pnae where ano = 2026 and tipo = 'REPASSE') as repassado,
        (select sum(valor)::text from notas_fiscais where data_recebimento < '${SABADO}'::date - 60) as recebido,
        (select sum(valor)::text from pagamentos where data < '${SABADO}'::date - 55) as pago,
        (select count(*)::int from produtos_estoque p join recebimento_produtos r on r.produto_estoque_id = p.id where p.quantidade > 0) as lotes`,
    );
    // Eight instalments of 11,568.75. The contracts: 7,080 + 3,510 + 3,450 + 1,840 + 5,400 + 1,230 + 980 + 1,400 + 1,080 =
    // 25,970 from family farming; 7,470 + 3,900 + 1,975 + 2,025 + 9,540 + 4,200 + 11,844 + 7,832 = 48,786. The lots of the
    // last two months are three of the school and one of meat.
    expect(conta).toEqual({ repassado: '92550.00', recebido: '74756.00', pago: '74756.00', lotes: 4 });
    const extrato = await linhas(
      demo,
      `select (pagamento_id is not null) as conciliado, valor < 0 as saiu, count(*)::int as linhas from lancamentos_do_extrato group by 1, 2 order by 1, 2`,
    );
    // Eight transfers and the interest of June came in, two debits are open, 20 payments are matched. The payment of
    // twelve days ago waits for the next statement.
    expect(extrato).toEqual([
      { conciliado: false, saiu: false, linhas: 9 },
      { conciliado: false, saiu: true, linhas: 2 },
      { conciliado: true, saiu: true, linhas: 20 },
    ]);
    expect(
      await linhas(
        demo,
        `select sum(quantidade)::int as alunos from matriculas where ano in (2025, 2026) group by ano`,
      ),
    ).toEqual([{ alunos: 575 }, { alunos: 575 }]);
  });

  test('every food can be taken from the products of its item', async () => {
    const pares = await linhas<{ nome: string; de: string; para: string }>(
      demo,
      'select p.nome, p.unidade_medida as de, a.unidade_medida as para from alimentos a join produtos p on p.item_id = a.item_id',
    );
    expect(pares.length).toBeGreaterThan(20);
    for (const { nome, de, para } of pares) expect(`${nome}: ${recusaConversao(de, para)}`).toBe(`${nome}: null`);
    expect(pares.every(({ de }) => UNIDADES_MEDIDA.some((u) => u === de))).toBe(true);
  });

  test('there is a menu today, a Saturday, and none on other days without school', async () => {
    const [acacias] = await linhas<{ id: number }>(
      demo,
      `select id from unidades_educacionais where nome like '%ACÁCIAS'`,
    );
    const dias = await linhas<{ data: string; tipo: string }>(
      demo,
      `select data::text, tipo from lancamentos where unidade_educacional_id = ${acacias?.id} order by data`,
    );
    expect(dias.filter(({ data }) => data === SABADO)).toEqual([{ data: SABADO, tipo: 'DIARIO' }]);
    const feriados = new Map(
      (await linhas<{ data: string; nome: string }>(demo, 'select data::text, nome from feriados')).map(
        ({ data, nome }) => [data, nome],
      ),
    );
    expect(dias.filter(({ data }) => data !== SABADO && semAula(data, { feriados, periodos: [] }) !== null)).toEqual(
      [],
    );
    expect(dias.filter(({ tipo }) => tipo === 'SEMANAL').length).toBeGreaterThan(30);
  });

  test('past menus are cooked from lots that were valid on the day; these lots are used up, and today’s stocks are unchanged', async () => {
    await exigirInvariantes(demo);
    // 33 weekdays from 7 October to 20 November without 12 October, 2 and 20 November; the 13th and the 26th meal were
    // never registered.
    const doVale = `from refeicoes r join unidades_educacionais u on u.id = r.unidade_educacional_id where u.nome like '%VALE VERDE'`;
    expect(
      await linhas(
        demo,
        `select count(*)::int as total, count(*) filter (where executado)::int as executadas, count(sobra_de_alimentos)::int as pesadas, min(dia)::text as de, max(dia)::text as ate ${doVale}`,
      ),
    ).toEqual([{ total: 28, executadas: 28, pesadas: 24, de: '2026-10-07', ate: '2026-11-19' }]);
    // The first day is a Wednesday, rice for 117 of 118 pupils at 42 g: 4.914 kg of a 5 kg package.
    expect(
      await linhas(
        demo,
        `select r.quantidade_de_pessoas as pessoas, k.quantidade, k.quando::text, p.nome from refeicoes r join unidades_educacionais u on u.id = r.unidade_educacional_id
         join kardex k on k.documento = 'refeicoes' and k.documento_id = r.id join produtos_estoque pe on pe.id = k.produto_estoque_id
         join produto_lotes l on l.id = pe.produto_lote_id join produtos p on p.id = l.produto_id
         where u.nome like '%ACÁCIAS' and r.dia = '2026-10-07' and p.nome like 'ARROZ%'`,
      ),
    ).toEqual([
      { pessoas: 117, quantidade: '-0.982800', quando: '2026-10-07 14:30:00+00', nome: 'ARROZ BRANCO TIPO 1 5 KG' },
    ]);
    const daRefeicao = `from kardex k join produtos_estoque pe on pe.id = k.produto_estoque_id join produto_lotes l on l.id = pe.produto_lote_id where k.documento = 'refeicoes'`;
    expect(
      await linhas(
        demo,
        `select l.numero ${daRefeicao} and (k.quando::date not between l.data_fabricacao and l.data_validade or pe.quantidade <> 0 or pe.excluido_em is null)`,
      ),
    ).toEqual([]);
  });

  test('peeled or trimmed food leaves the stock with its gross weight: the recipes have the correction factors of the literature', async () => {
    const ingredientes = await linhas<{ nome: string; fator: string | null; bruto: string | null; liquido: string }>(
      demo,
      `select a.nome, i.fator_correcao::float::text as fator, i.peso_bruto::float::text as bruto, i.quantidade::float::text as liquido
       from preparo_ingredientes i join alimentos a on a.id = i.alimento_id join preparos p on p.id = i.preparo_id
       where p.nome in ('FRANGO ENSOPADO', 'BANANA') order by a.nome collate "C"`,
    );
    // Carrot 750 g × 1.17; onion 200 g × 1.14; tomato 500 g × 1.25; banana 4500 g × 1.51. Chicken comes without skin
    // and bone; oil and salt are used as they are.
    expect(ingredientes).toEqual([
      { nome: 'BANANA PRATA', fator: '1.51', bruto: '6795', liquido: '4500' },
      { nome: 'CEBOLA', fator: '1.14', bruto: '228', liquido: '200' },
      { nome: 'CENOURA', fator: '1.17', bruto: '877.5', liquido: '750' },
      { nome: 'FRANGO PEITO SEM PELE', fator: null, bruto: null, liquido: '1100' },
      { nome: 'SAL', fator: null, bruto: null, liquido: '15' },
      { nome: 'TOMATE COM SEMENTE', fator: '1.25', bruto: '625', liquido: '500' },
      { nome: 'ÓLEO DE SOJA', fator: null, bruto: null, liquido: '175' },
    ]);
    // 1250 g × 1.21 ÷ 50 = 30.25 g of potato a student; bought by the kilogram, so the ledger says the same.
    const [batatas] = await linhas<{ servidas: number; diferentes: number }>(
      demo,
      `select count(*)::int as servidas, count(*) filter (where k.saiu is distinct from g.valor_arredondado or abs(g.valor_arredondado - r.quantidade_de_pessoas * 0.03025) > 0.0005)::int as diferentes
       from refeicoes r join pratos pr on pr.id = r.prato_id join registros_alimentos g on g.refeicao_id = r.id join alimentos a on a.id = g.alimento_id
       left join lateral (select -sum(k.quantidade) as saiu from kardex k join produtos_estoque pe on pe.id = k.produto_estoque_id
         join produto_lotes l on l.id = pe.produto_lote_id join produtos p on p.id = l.produto_id
         where k.documento = 'refeicoes' and k.documento_id = r.id and p.item_id = a.item_id) k on true
       where a.nome = 'BATATA INGLESA' and pr.nome = 'ARROZ, FEIJÃO, CARNE MOÍDA COM BATATA E SALADA' and r.unidade_educacional_id = (select id from unidades_educacionais where nome like '%ACÁCIAS')`,
    );
    expect(batatas?.servidas).toBeGreaterThan(0);
    expect(batatas?.diferentes).toBe(0);
  });

  test('every school has the gross weight of each of today’s dishes in lots that are not expired', async () => {
    const servidos = await linhas<{ unidade: number; prato: number }>(
      demo,
      `select l.unidade_educacional_id as unidade, c.prato_id as prato from lancamentos l join cardapio_pratos c on c.cardapio_id = l.cardapio_id where l.data = '${SABADO}'`,
    );
    expect(servidos.length).toBeGreaterThan(3);
    const doPrato = await alimentosDosPratos(
      demo.banco,
      servidos.map(({ prato }) => prato),
    );
    for (const { unidade, prato } of servidos) {
      const registros = calcularRegistros(doPrato.get(prato) ?? [], { alunos: 120, acrescimo: 0 });
      const necessidades = registros.map(({ alimento, valorArredondado, unidadeMedida }) => ({
        alimento,
        quantidade: valorArredondado,
        unidadeMedida,
      }));
      expect(planejar(necessidades, await linhasParaRefeicao(demo.banco, unidade, necessidades)).faltas).toEqual([]);
    }
  });

  test('the first school can cook rice for 120 pupils from lots that are not expired', async () => {
    const lotes = await linhas<{
      id: number;
      loteId: number;
      dataValidade: string;
      quantidade: string;
      conteudo: string;
    }>(
      demo,
      `select pe.id, l.id as "loteId", l.data_validade::text as "dataValidade", pe.quantidade, p.medida_real as conteudo from produtos_estoque pe
       join produto_lotes l on l.id = pe.produto_lote_id join produtos p on p.id = l.produto_id join itens_produto i on i.id = p.item_id
       join estoques e on e.id = pe.estoque_id join unidades_educacionais u on u.id = e.unidade_educacional_id
       where u.nome like '%ACÁCIAS' and i.nome = 'ARROZ BRANCO'`,
    );
    // 2100 g for 50 portions are 42 g each: 5.04 kg for 120.
    expect(escolherLotes(lotes, '5.04', SABADO).falta.toString()).toBe('0');
  });
});

describe('sowing', () => {
  test('runs once: a second run changes nothing, and deleted rows stay deleted', async () => {
    await demo.banco.delete(convencoes).where(eq(convencoes.nome, 'NOZES'));
    const antes = await Promise.all(
      ['convencoes', 'kardex', 'lancamentos', 'usuarios', 'feriados'].map((t) => total(demo, t)),
    );
    await semear(demo.banco, { demonstracao: true });
    expect(
      await Promise.all(['convencoes', 'kardex', 'lancamentos', 'usuarios', 'feriados'].map((t) => total(demo, t))),
    ).toEqual(antes);
  });

  test('without the demonstration, and never over existing data', async () => {
    const limpo = await bancoVazio();
    await semear(limpo.banco, { demonstracao: false });
    expect(await total(limpo, 'usuarios')).toBe(0);
    expect(await total(limpo, 'unidades_educacionais')).toBe(0);
    expect(await total(limpo, 'composicao_alimentos')).toBe(95);
    const [pessoa] = await limpo.banco
      .insert(pessoas)
      .values({ nome: 'ALGUÉM', cpf: '52998224725', pessoaTipo: 'FUNCIONARIO' })
      .returning();
    await limpo.banco
      .insert(usuarios)
      .values({ usuario: 'alguem', email: 'alguem@exemplo.test', senhaHash: '', pessoaId: pessoa?.id ?? 0 });
    await semear(limpo.banco, { demonstracao: true });
    expect(await total(limpo, 'usuarios')).toBe(1);
  });

  test('adds the holidays of the next year when it comes', async () => {
    definirRelogio({ agora: () => new Date('2027-01-02T15:00:00Z') });
    await semear(demo.banco, { demonstracao: true });
    definirRelogio({ agora: () => new Date(`${SABADO}T15:00:00Z`) });
    expect(await linhas(demo, `select data::text from feriados where nome = 'Natal' order by data`)).toEqual([
      { data: '2026-12-25' },
      { data: '2027-12-25' },
      { data: '2028-12-25' },
    ]);
  });
});
