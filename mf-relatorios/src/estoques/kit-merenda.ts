import { api } from '@merenda/shared';
import { CAMPOS_DO_LOTE_DO_KIT, lotesDoKit } from '@merenda/shared/contratos';
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
