import { somarDias, valorItem, valorParcial } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import {
  aditivos,
  aquisicoes,
  itensAditivados,
  itensProposta,
  propostasVencedoras,
} from '../../banco/esquema/compras/aquisicoes.js';
import { fixarCafs } from '../../compras/index.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { porChave } from '../chaves.js';
import type { Catalogo } from './catalogo.js';
import { CONTRATOS_DO_ANO, dizerEmNomeDe, type AquisicaoDemo, type PropostaDemo } from './contratos-do-ano.js';
import { CEREALISTA, COOPERATIVA, FRIGORIFICO, SITIO } from './fornecedores.js';
import { produtoDemo } from './produtos.js';
import type { UnidadesCriadas } from './unidades.js';

const AQUISICOES: readonly AquisicaoDemo[] = [
  {
    numero: '012',
    objeto: 'GÊNEROS ALIMENTÍCIOS NÃO PERECÍVEIS E CARNES CONGELADAS',
    tipo: 'LICITACAO',
    status: 'VIGENTE',
    contrato: -90,
    vigencia: 275,
    fonte: null,
    limiar: 20,
    motivo: null,
    propostas: [
      {
        fornecedor: CEREALISTA,
        contrato: '045',
        itens: [
          ['ARROZ BRANCO TIPO 1 5 KG', '600'],
          ['FEIJÃO CARIOCA TIPO 1 1 KG', '900'],
          ['MACARRÃO PARAFUSO COM OVOS 500 G', '800'],
          ['FUBÁ DE MILHO 1 KG', '300'],
          ['ÓLEO DE SOJA 900 ML', '400'],
          ['SAL REFINADO IODADO 1 KG', '150'],
          ['LEITE EM PÓ INTEGRAL 400 G', '1200'],
        ],
      },
      {
        fornecedor: FRIGORIFICO,
        contrato: '046',
        itens: [
          ['CARNE BOVINA MOÍDA CONGELADA 1 KG', '700'],
          ['PEITO DE FRANGO SEM PELE CONGELADO 1 KG', '900'],
        ],
      },
    ],
  },
  {
    numero: '003',
    objeto: 'GÊNEROS DA AGRICULTURA FAMILIAR',
    tipo: 'CHAMADA',
    status: 'VIGENTE',
    contrato: -60,
    vigencia: 120,
    fonte: 'PNAE_FNDE',
    limiar: null,
    motivo: null,
    propostas: [
      {
        fornecedor: COOPERATIVA,
        contrato: '051',
        itens: [
          ['BANANA PRATA', '1500'],
          ['LARANJA PERA', '1200'],
          ['TOMATE', '800'],
          ['CENOURA', '600'],
          ['ALFACE CRESPA', '200.5'],
          ['COUVE MANTEIGA MAÇO 300 G', '500'],
          ['REPOLHO BRANCO', '400'],
        ],
      },
      {
        fornecedor: SITIO,
        contrato: '052',
        itens: [
          ['OVOS BRANCOS BANDEJA COM 30 (1,5 KG)', '400'],
          ['ABÓBORA CABOTIAN', '350'],
        ],
      },
    ],
  },
  {
    numero: '027',
    objeto: 'MATERIAL DE LIMPEZA E DE ESCRITÓRIO PARA AS COZINHAS',
    tipo: 'DIRETA',
    status: 'PENDENTE',
    contrato: -3,
    vigencia: 180,
    fonte: 'RECURSO_PROPRIO',
    limiar: null,
    motivo: null,
    propostas: [
      {
        fornecedor: '22222222000191',
        contrato: '060',
        itens: [
          ['DETERGENTE NEUTRO 500 ML', '240'],
          ['ÁGUA SANITÁRIA 5 L', '80'],
          ['PAPEL SULFITE A4 500 FOLHAS', '40'],
        ],
      },
    ],
  },
  {
    numero: '009',
    objeto: 'PÃES',
    tipo: 'LICITACAO',
    status: 'CANCELADA',
    contrato: -120,
    vigencia: 245,
    fonte: null,
    limiar: null,
    motivo: 'Fornecedor desistiu antes da assinatura do contrato.',
    propostas: [{ fornecedor: CEREALISTA, contrato: '031', itens: [['PÃO FRANCÊS 50 G', '2000']] }],
  },
];

/** Product and packages of each item of a contract. */
export const doContrato = (numero: string): PropostaDemo['itens'] =>
  AQUISICOES.flatMap(({ propostas }) => propostas).find(({ contrato }) => contrato === numero)?.itens ?? [];

const precoDe = (nome: string, quantidade: string) => ({ quantidade, precoUnidade: produtoDemo(nome).preco });

/** Ids of the proposals by contract number, and of their items by contract and product ('045 ÓLEO DE SOJA 900 ML'). */
export interface ComprasCriadas {
  aquisicao: (contrato: string) => number;
  proposta: (contrato: string) => number;
  item: (contratoEProduto: string) => number;
}

/** Makes the acquisitions, one in each state and two that are used up, and an addendum of each type to the first. */
export async function criarAquisicoes(
  tx: Transacao,
  unidades: UnidadesCriadas,
  { produto }: Catalogo,
  fornecedor: (documento: string) => number,
  hoje: string,
): Promise<ComprasCriadas> {
  const doContrato: { id: number; contrato: string }[] = [];
  const propostas: { id: number; contrato: string }[] = [];
  const itens: { id: number; chave: string }[] = [];
  for (const dados of [...AQUISICOES, ...CONTRATOS_DO_ANO]) {
    const aquisicaoId = await gravarAquisicao(tx, unidades, dados, hoje);
    for (const { fornecedor: documento, contrato, itens: linhas } of dados.propostas) {
      const { id } = primeira(
        await tx
          .insert(propostasVencedoras)
          .values({ aquisicaoId, fornecedorId: fornecedor(documento), numeroContrato: contrato })
          .returning(),
      );
      doContrato.push({ id: aquisicaoId, contrato });
      propostas.push({ id, contrato });
      const gravados = await tx
        .insert(itensProposta)
        .values(
          linhas.map(([nome, quantidade]) => ({
            ...precoDe(nome, quantidade),
            propostaId: id,
            produtoId: produto(nome),
            unidadeProduto: produtoDemo(nome).embalagem,
            valorItem: valorItem(precoDe(nome, quantidade)).toFixed(2),
          })),
        )
        .returning();
      const doProduto = porChave(
        gravados.map((g) => ({ id: g.id, produtoId: String(g.produtoId) })),
        (g) => g.produtoId,
      );
      for (const [nome] of linhas) itens.push({ id: doProduto(String(produto(nome))), chave: `${contrato} ${nome}` });
    }
  }
  const criadas = {
    aquisicao: porChave(doContrato, (a) => a.contrato),
    proposta: porChave(propostas, (p) => p.contrato),
    item: porChave(itens, (i) => i.chave),
  };
  await fixarCafs(tx, sql`a.status <> 'PENDENTE'`);
  await dizerEmNomeDe(tx);
  await aditar(tx, criadas, hoje);
  return criadas;
}

async function gravarAquisicao(
  tx: Transacao,
  unidades: UnidadesCriadas,
  dados: AquisicaoDemo,
  hoje: string,
): Promise<number> {
  const dataContrato = somarDias(hoje, dados.contrato);
  const ano = Number(dataContrato.slice(0, 4));
  const valor = valorParcial(
    dados.propostas.map(({ itens }) => ({ itens: itens.map(([nome, quantidade]) => precoDe(nome, quantidade)) })),
  );
  const licitacao =
    dados.tipo === 'LICITACAO'
      ? { tipoDeLicitacao: 'MENOR_PRECO', modalidadeLicitacao: 'PREGAO' }
      : { fonteRecurso: dados.fonte };
  const { id } = primeira(
    await tx
      .insert(aquisicoes)
      .values({
        ...licitacao,
        unidadeEducacionalId: unidades.central.id,
        objeto: dados.objeto,
        numero: dados.numero,
        numeroProcessoAdminis: `${dados.numero}/${ano}`,
        dataContrato,
        vigencia: somarDias(hoje, dados.vigencia),
        ano,
        aquisicaoTipo: dados.tipo,
        valor: valor.toFixed(2),
        status: dados.status,
        ...(dados.fonte === 'RECURSO_PROPRIO' && { fonteDeRecursos: 'MUNICIPIO' as const }),
        valorAbaixo: dados.limiar,
        motivoCancelamento: dados.motivo,
        ...(dados.status === 'CANCELADA' && { canceladaEm: new Date(`${somarDias(dataContrato, 10)}T15:00:00Z`) }),
      })
      .returning(),
  );
  return id;
}

/** 60 more packages of rice, well below 25%, and one more month. */
async function aditar(tx: Transacao, { aquisicao, item }: ComprasCriadas, hoje: string): Promise<void> {
  const arroz = precoDe('ARROZ BRANCO TIPO 1 5 KG', '60');
  const valor = valorItem(arroz).toFixed(2);
  const aquisicaoId = aquisicao('045');
  const { id } = primeira(
    await tx
      .insert(aditivos)
      .values({ aquisicaoId, aditivoTipo: 'VALOR', observacao: 'Aumento de matrículas no segundo semestre.', valor })
      .returning(),
  );
  await tx
    .insert(itensAditivados)
    .values({ ...arroz, aditivoId: id, itemPropostaId: item('045 ARROZ BRANCO TIPO 1 5 KG'), valorItem: valor });
  await tx.insert(aditivos).values({
    aquisicaoId,
    aditivoTipo: 'PRAZO',
    observacao: 'Prorrogação até o fim do ano letivo.',
    novaVigencia: somarDias(hoje, 305),
  });
}
