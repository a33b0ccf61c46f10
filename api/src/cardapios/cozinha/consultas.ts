import type { BuscaCozinha, Cozinha, ItemDaCozinha, RefeicaoDaCozinha } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import {
  conteudoDaEmbalagem,
  diasDoPeriodo,
  nomeDaEmbalagem,
  primeiroDiaARegistrar,
  somarDias,
  unidadeDoTotal,
} from '@merenda/shared/regras';
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { categorias, faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { cardapios, lancamentos } from '../../banco/esquema/cardapios/cardapios.js';
import { avisosDeFalta } from '../../banco/esquema/cardapios/refeicoes.js';
import { primeira } from '../../banco/restricoes.js';
import type { ServicoDeAlunos } from '../../externo/alunos.js';
import { descricoesDe } from '../../mecanismos/convencoes.js';
import { periodoValido } from '../../nucleo/periodo.js';
import { invalido } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { itemDoPrato, pratosServidos } from '../cardapios-calendario/dia.js';
import { conteudoNoEstoque } from '../cardapios-calendario/no-estoque.js';
import { alimentosDosPratos, type AlimentoDoPrato } from '../previsao/alimentos-dos-pratos.js';
import { alternativasDosPratos } from '../refeicoes/alternativas.js';
import { alunosEsperadosOuNada } from '../refeicoes/alunos.js';
import { refeicoesComRegistros } from '../refeicoes/consultas.js';
import { alimentosEmEstoque } from './em-estoque.js';
import { receitasDosPratos } from './receitas.js';

/** Today and so many days that follow. */
const DIAS_ADIANTE = 4;
/** Longest period that one call reads. */
const DIAS = 31;

/**
 * What the kitchen of a unit needs from `de` to `ate`; without them, from the first day that may still be registered to
 * four days from now. 422 for a period that is not one, or is longer than a month.
 */
export async function lerCozinha(
  { banco }: Contexto,
  servico: () => Promise<ServicoDeAlunos>,
  busca: BuscaCozinha,
): Promise<Cozinha> {
  const agora = hoje();
  const { unidade, de, ate } = periodoValido({
    unidade: busca.unidade,
    de: busca.de ?? primeiroDiaARegistrar(agora),
    ate: busca.ate ?? somarDias(busca.de ?? agora, DIAS_ADIANTE),
  });
  const dias = diasDoPeriodo(de, ate);
  if (dias.length > DIAS) throw invalido([{ campo: 'ate', mensagem: `Escolha um período de até ${DIAS} dias.` }]);
  const cabecas = await lancamentosDosDias(banco, unidade, { de, ate });
  const servidos = await pratosServidos(
    banco,
    cabecas.map(({ id }) => id),
  );
  const linhas = cabecas.flatMap((cabeca) =>
    servidos
      // What is over and done is history.
      .filter(
        ({ lancamentoId, refeicao }) => lancamentoId === cabeca.id && !(cabeca.data < agora && refeicao?.executado),
      )
      .map((servido) => ({ cabeca, servido })),
  );
  const pratoIds = linhas.map(({ servido }) => servido.prato.id);
  const doPrato = await alimentosDosPratos(banco, pratoIds);
  const alternativas = await alternativasDosPratos(
    banco,
    linhas.map(({ cabeca, servido }) => ({
      cardapioId: cabeca.cardapio.id,
      pratoId: servido.prato.id,
      hora: servido.hora,
      tipo: servido.tipo,
      cardapiosDoDia: cabecas.filter(({ data }) => data === cabeca.data).map(({ cardapio }) => cardapio.id),
    })),
  );
  const receitas = await receitasDosPratos(banco, pratoIds);
  const registradas = await refeicoesComRegistros(
    banco,
    servidos.flatMap(({ refeicao }) => (refeicao ? [refeicao.id] : [])),
  );
  const emEstoque = await alimentosEmEstoque(banco, unidade);
  const estoque = await conteudoNoEstoque(banco, unidade, [
    ...[...doPrato.values()].flat(),
    ...alternativas.flat().flatMap(({ alimentos }) => alimentos),
    ...emEstoque,
  ]);
  const embalagem = await descricoesDe(banco, 'unidades-produto');
  const esperados = await alunosDosCardapios(banco, servico, unidade, cabecas);

  function itemDe(alimento: AlimentoDoPrato, data: string): ItemDaCozinha {
    // A meal that is registered late draws from today's lots.
    const dia = data < agora ? agora : data;
    const produto = estoque.primeiro(alimento, dia);
    const nome = produto && nomeDaEmbalagem(produto, embalagem(produto.unidadeProduto));
    return {
      ...itemDoPrato(alimento, estoque.conteudo(alimento, dia)),
      embalagem:
        produto && nome
          ? { nome, conteudo: conteudoDaEmbalagem(produto, unidadeDoTotal(alimento.unidadePre)).toNumber() }
          : null,
    };
  }

  const refeicoes = linhas.map(({ cabeca, servido }, i): { data: string; refeicao: RefeicaoDaCozinha } => ({
    data: cabeca.data,
    refeicao: {
      lancamentoCardapio: { id: cabeca.id },
      cardapio: { ...cabeca.cardapio, faixaEtaria: cabeca.faixa.nome },
      hora: servido.hora,
      tipo: servido.tipo,
      prato: servido.prato,
      substituido: servido.substituido,
      alunosEsperados: esperados(cabeca),
      itens: (doPrato.get(servido.prato.id) ?? []).map((um) => itemDe(um, cabeca.data)),
      alternativas: (alternativas[i] ?? []).map(({ patologia, prato, alimentos }) => ({
        patologia,
        prato,
        itens: alimentos.map((um) => itemDe(um, cabeca.data)),
      })),
      receitas: receitas.doPrato(servido.prato.id),
      refeicao: registradas.find(({ id }) => id === servido.refeicao?.id) ?? null,
    },
  }));
  return {
    unidade: primeira(
      await banco
        .select({ id: unidadesEducacionais.id, nome: unidadesEducacionais.nome })
        .from(unidadesEducacionais)
        .where(eq(unidadesEducacionais.id, unidade)),
    ),
    hoje: formatarData(agora),
    dias: dias.map((data) => ({
      data: formatarData(data),
      refeicoes: refeicoes
        .filter((uma) => uma.data === data)
        .map(({ refeicao }) => refeicao)
        .sort((uma, outra) => uma.hora.localeCompare(outra.hora)),
    })),
    receitas: receitas.todas,
    emEstoque: emEstoque
      .map((um) => ({
        alimento: { id: um.alimento.id, nome: um.alimento.nome },
        item: { id: um.alimento.itemId },
        unidadeMedida: unidadeDoTotal(um.unidadePre),
        noEstoque: estoque.conteudo(um, agora).toNumber(),
      }))
      .filter(({ noEstoque }) => noEstoque > 0),
    faltas: await faltasAvisadas(banco, unidade, { de, ate }),
  };
}

interface Dias {
  de: string;
  ate: string;
}

function lancamentosDosDias(banco: Banco, unidade: number, { de, ate }: Dias) {
  return banco
    .select({
      id: lancamentos.id,
      data: lancamentos.data,
      cardapio: { id: cardapios.id, nome: cardapios.nome, cardapioTipo: cardapios.cardapioTipo },
      modalidade: cardapios.modalidade,
      faixa: { codigo: faixasEtarias.codigo, nome: faixasEtarias.nome },
    })
    .from(lancamentos)
    .innerJoin(cardapios, eq(cardapios.id, lancamentos.cardapioId))
    .innerJoin(categorias, eq(categorias.id, cardapios.categoriaId))
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId))
    .where(and(eq(lancamentos.unidadeEducacionalId, unidade), gte(lancamentos.data, de), lte(lancamentos.data, ate)))
    .orderBy(asc(lancamentos.data), asc(lancamentos.id));
}

type Cabeca = Awaited<ReturnType<typeof lancamentosDosDias>>[number];

/** How many students of each menu's day, stage and length of the school day eat; the school service is asked at once. */
async function alunosDosCardapios(
  banco: Banco,
  servico: () => Promise<ServicoDeAlunos>,
  unidade: number,
  cabecas: readonly Cabeca[],
) {
  const chave = ({ faixa, modalidade, data }: Cabeca) => `${faixa.codigo} ${modalidade} ${data}`;
  const unicas = new Map(cabecas.map((cabeca) => [chave(cabeca), cabeca]));
  const achados = new Map(
    await Promise.all(
      [...unicas].map(
        async ([qual, { faixa, modalidade, data }]) =>
          [
            qual,
            await alunosEsperadosOuNada(banco, servico, { unidade, data, faixa: faixa.codigo, modalidade }),
          ] as const,
      ),
    ),
  );
  return (cabeca: Cabeca) => achados.get(chave(cabeca)) ?? null;
}

async function faltasAvisadas(banco: Banco, unidade: number, { de, ate }: Dias): Promise<Cozinha['faltas']> {
  const linhas = await banco
    .select({ alimentoId: avisosDeFalta.alimentoId, dia: avisosDeFalta.dia, quantidade: avisosDeFalta.quantidade })
    .from(avisosDeFalta)
    .where(and(eq(avisosDeFalta.unidadeEducacionalId, unidade), inArray(avisosDeFalta.dia, diasDoPeriodo(de, ate))))
    .orderBy(asc(avisosDeFalta.id));
  return linhas.map(({ alimentoId, dia, quantidade }) => ({
    alimento: { id: alimentoId },
    dia: formatarData(dia),
    quantidade: Number(quantidade),
  }));
}
