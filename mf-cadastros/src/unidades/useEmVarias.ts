import type { UnidadeEducacional } from '@merenda/shared/contratos';
import type { AcaoDaSelecao } from '@merenda/shared/ui';
import { UNIDADE } from './FormularioUnidade.js';
import { useDesativarUnidades, useReativarUnidades } from './unidades.api.js';

/** What can be done with several units. One with menus in the calendar is deactivated by its details, which ask about them. */
export function useEmVarias(): readonly AcaoDaSelecao<UnidadeEducacional>[] {
  const desativar = useDesativarUnidades();
  const reativar = useReativarUnidades();
  return [
    {
      verbo: 'desativar',
      entidade: UNIDADE,
      aviso: 'Elas deixam de ser oferecidas em novos registros; o histórico fica.',
      impedimento: ({ ativa }) => (ativa ? null : 'Já está desativada.'),
      executar: desativar,
    },
    {
      verbo: 'reativar',
      entidade: UNIDADE,
      aviso: 'Elas voltam a ser oferecidas em novos registros.',
      impedimento: ({ ativa }) => (ativa ? 'Já está ativa.' : null),
      executar: reativar,
    },
  ];
}
