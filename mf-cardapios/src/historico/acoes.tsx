import type { Refeicao } from '@merenda/shared/contratos';
import { estadoDaRefeicao, MAQUINA_REFEICAO, type AcaoRefeicao } from '@merenda/shared/regras';
import { excluir, imprimir, ver, type AcaoDeLinha } from '@merenda/shared/ui';

/** Actions that open a modal. */
export type AcaoAberta = 'executar' | 'sobra';

interface Destinos {
  exibir: (refeicao: Refeicao) => void;
  abrir: (acao: AcaoAberta, refeicao: Refeicao) => void;
  ir: (caminho: string) => void;
  excluir: (refeicao: Refeicao) => void;
}

/** The actions on a meal. An action that its state forbids gives the reason, from the same table as on the server. */
export function acoesDaRefeicao({ exibir, abrir, ir, excluir: aoExcluir }: Destinos): AcaoDeLinha<Refeicao>[] {
  const impedimento = (acao: AcaoRefeicao) => (refeicao: Refeicao) =>
    MAQUINA_REFEICAO.recusa(acao, estadoDaRefeicao(refeicao));
  return [
    ver(exibir),
    { ...imprimir(({ id }: Refeicao) => ir(`/relatorio/produtos-refeicao/${id}`)), rotulo: 'Imprimir produtos' },
    {
      rotulo: 'Executar',
      aoAcionar: (refeicao) => abrir('executar', refeicao),
      impedimento: impedimento('executar'),
    },
    {
      rotulo: 'Registrar sobra',
      principal: ({ sobraDeAlimentos }) => sobraDeAlimentos === null,
      aoAcionar: (refeicao) => abrir('sobra', refeicao),
      impedimento: impedimento('registrarSobra'),
    },
    {
      rotulo: 'Verificar desperdício',
      aoAcionar: ({ id }) => ir(`/historico-execucao-cardapios/${id}/desperdicio`),
      impedimento: impedimento('verDesperdicio'),
    },
    excluir(aoExcluir),
  ];
}
