import type { Aquisicao, AquisicaoNova, ChamadaPublica, ContratoDaChamada } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { MAQUINA_CHAMADA, recusaDoTeto, recusaOutroContrato, somar, type Decimal } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { chamadasPublicas } from '../../banco/esquema/compras/chamadas-publicas.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito } from '../../nucleo/recusas.js';
import { registrarAquisicao } from '../aquisicoes/gravacao.js';
import { buscarChamada, travarChamada } from './consultas.js';
import { contratadoNoAno } from './contratado.js';

/**
 * Makes the acquisition of a HOMOLOGADA call, PENDENTE, once: a proposal of each supplier with the quantities of the
 * ranking at the prices of the call. 404, 409 by state, for a second one, without anything to contract, and with the
 * figures for a CAF over its ceiling, 422.
 */
export function contratarChamada(contexto: Contexto, id: number, dados: ContratoDaChamada): Promise<Aquisicao> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarChamada(tx, contexto, id);
    const recusa = MAQUINA_CHAMADA.recusa('contratar', antes.status) ?? recusaDosContratos(antes);
    if (recusa) throw conflito(recusa);
    await exigirTetos(tx, antes, Number(dados.dataContrato.slice(0, 4)));
    const aquisicao = await registrarAquisicao(tx, aquisicaoDa(antes, dados));
    await tx
      .update(chamadasPublicas)
      .set({ aquisicaoId: aquisicao.id, versao: antes.versao + 1 })
      .where(eq(chamadasPublicas.id, id));
    const depois = await buscarChamada(tx, contexto.usuario, id);
    await auditar(tx, { entidade: 'chamadas-publicas', id, acao: 'ALTERAR', antes, depois });
    return aquisicao;
  });
}

function recusaDosContratos({ aquisicao, total }: ChamadaPublica): string | null {
  if (aquisicao !== null) return recusaOutroContrato(aquisicao.numero);
  return total === 0 ? 'Nenhum projeto de venda foi classificado: não há o que contratar.' : null;
}

/** R$ of the ranking by project. */
const valorDoProjeto = ({ itens }: ChamadaPublica, projeto: number): Decimal =>
  somar(
    itens.flatMap(({ classificacao }) =>
      classificacao.filter((colocado) => colocado.projeto === projeto).map(({ valor }) => valor),
    ),
  );

/** The ceilings hold in the year of the contract too: other contracts may have been made since the selection. */
async function exigirTetos(tx: Transacao, chamada: ChamadaPublica, ano: number): Promise<void> {
  const contratado = await contratadoNoAno(tx, chamada.projetos, ano);
  for (const { id, fornecedor, organizacao, cafs } of chamada.projetos) {
    const recusa = recusaDoTeto(
      {
        fornecedor: nomeProprio(fornecedor.nome),
        cafTipo: organizacao,
        membros: cafs,
        ano,
        contratado: contratado.get(id) ?? 0,
        novo: valorDoProjeto(chamada, id),
      },
      chamada.limitePorCaf,
    );
    if (recusa) throw conflito(recusa);
  }
}

function aquisicaoDa(chamada: ChamadaPublica, dados: ContratoDaChamada): AquisicaoNova {
  const { unidadeEducacional, objeto, numero, ano, total, projetos, itens } = chamada;
  const propostas = projetos.flatMap(({ id, fornecedor }) => {
    const vendidos = itens.flatMap(({ produto, preco, classificacao }) =>
      classificacao
        .filter(({ projeto, quantidade }) => projeto === id && quantidade > 0)
        .map(({ quantidade }) => ({
          produto: { id: produto.id },
          quantidade,
          unidadeProduto: produto.unidadeProduto,
          precoUnidade: preco ?? 0,
        })),
    );
    return vendidos.length === 0 ? [] : [{ fornecedor: { id: fornecedor.id }, itens: vendidos }];
  });
  return {
    ...dados,
    unidadeEducacional: { id: unidadeEducacional.id },
    objeto,
    numero,
    ano,
    aquisicaoTipo: 'CHAMADA',
    valor: total,
    propostasVencedoras: propostas.map((proposta, n) => ({ ...proposta, numeroContrato: `${numero}/${ano}-${n + 1}` })),
  };
}
