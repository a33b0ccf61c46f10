import { api } from '@merenda/shared';
import { CAMPOS_DO_LOTE_DO_KIT, lotesDoKit, type Kit } from '@merenda/shared/contratos';
import { escreverEstorno } from '@merenda/shared/regras';
import { A_CANETA } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';
import { lerTabela } from '../listas/lista-definida.js';
import { dadosDaUnidade } from '../unidades/dados-da-unidade.js';

/** Receipt of a kit that a student's family takes home. Address: stock, then kit. */
export const kitMerenda: Relatorio = async ({ id = '', segundo = '', signal }) => {
  const [{ unidadeEducacional }, kit, tabelaDe] = await Promise.all([
    api.get('estoques/me/:id', { caminho: { id }, signal }),
    api.get('estoques/:id/kits/:idKit', { caminho: { id, idKit: segundo }, signal }),
    lerTabela(CAMPOS_DO_LOTE_DO_KIT, signal),
  ]);
  return {
    titulo: `Recibo de Entrega de Kit Merenda – ${kit.nome}, ${kit.data}`,
    dados: [
      ...(await dadosDaUnidade(unidadeEducacional, signal)),
      { rotulo: 'Aluno', valor: kit.nome },
      { rotulo: 'Turma', valor: await nomeDaTurma(unidadeEducacional.id, kit, signal) },
      { rotulo: 'Ano letivo', valor: kit.anoLetivo === null ? null : String(kit.anoLetivo) },
      { rotulo: 'Data da entrega', valor: kit.data },
      { rotulo: 'Entregue por', valor: kit.usuario.nome },
      { rotulo: 'Documento de quem recebe', valor: A_CANETA },
      ...(kit.estorno ? [{ rotulo: 'Estornado', valor: escreverEstorno(kit.estorno) }] : []),
    ],
    tabelas: [
      {
        titulo: 'Produtos do kit',
        ...tabelaDe(lotesDoKit(kit)),
        vazia: 'Nenhum produto.',
      },
    ],
    textos: [{ titulo: 'Declaração', texto: 'Declaro que recebi os produtos acima relacionados.' }],
    assinaturas: [{ papel: 'Aluno ou responsável' }, { papel: 'Responsável pela entrega' }],
  };
};

/** The name of the class; null for a kit without a school year, and when the school-management service is away. */
async function nomeDaTurma(unidade: number, { turmaId, anoLetivo }: Kit, signal: AbortSignal): Promise<string | null> {
  if (anoLetivo === null) return null;
  try {
    const { turmas } = await api.get('gestao-escolar/turmas', { busca: { unidade, anoLetivo }, signal });
    return turmas.find(({ id }) => id === turmaId)?.nome ?? null;
  } catch (erro) {
    console.warn('The classes did not come; the receipt is printed without the name of the class:', erro);
    return null;
  }
}
