import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import DashboardOutlined from '@ant-design/icons/DashboardOutlined';
import PieChartOutlined from '@ant-design/icons/PieChartOutlined';
import type { Refeicao } from '@merenda/shared/contratos';
import { estadoDaRefeicao, MAQUINA_REFEICAO, type AcaoRefeicao } from '@merenda/shared/regras';
import { excluir, Icone, imprimir, ver, type AcaoDeLinha } from '@merenda/shared/ui';

/** Actions that open a modal. */
export type AcaoAberta = 'alimentos' | 'executar' | 'sobra';

interface Destinos {
  abrir: (acao: AcaoAberta, refeicao: Refeicao) => void;
  ir: (caminho: string) => void;
  excluir: (refeicao: Refeicao) => void;
}

/** The actions on a meal. An action that its state forbids gives the reason, from the same table as on the server. */
export function acoesDaRefeicao({ abrir, ir, excluir: aoExcluir }: Destinos): AcaoDeLinha<Refeicao>[] {
  const impedimento = (acao: AcaoRefeicao) => (refeicao: Refeicao) =>
    MAQUINA_REFEICAO.recusa(acao, estadoDaRefeicao(refeicao));
  return [
    { ...ver((refeicao: Refeicao) => abrir('alimentos', refeicao)), rotulo: 'Ver alimentos' },
    { ...imprimir(({ id }: Refeicao) => ir(`/relatorio/produtos-refeicao/${id}`)), rotulo: 'Imprimir produtos' },
    {
      rotulo: 'Executar',
      icone: <Icone de={CheckCircleOutlined} />,
      aoAcionar: (refeicao) => abrir('executar', refeicao),
      impedimento: impedimento('executar'),
    },
    {
      rotulo: 'Registrar sobra',
      icone: <Icone de={DashboardOutlined} />,
      aoAcionar: (refeicao) => abrir('sobra', refeicao),
      impedimento: impedimento('registrarSobra'),
    },
    {
      rotulo: 'Verificar desperdício',
      icone: <Icone de={PieChartOutlined} />,
      aoAcionar: ({ id }) => ir(`/historico-execucao-cardapios/${id}/desperdicio`),
      impedimento: impedimento('verDesperdicio'),
    },
    excluir(aoExcluir),
  ];
}
