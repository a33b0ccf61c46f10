import type { UnidadeEducacional } from '@merenda/shared/contratos';
import { confirmarEExecutar } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useDesativarUnidade, useReativarUnidade } from './unidades.api.js';

/** Deactivates a unit, or activates it again. */
export function AcoesDaSituacao({ unidade: { id, ativa } }: { unidade: UnidadeEducacional }) {
  const { mutateAsync: desativar, isPending: desativando } = useDesativarUnidade();
  const { mutateAsync: reativar, isPending: reativando } = useReativarUnidade();
  return ativa ? (
    <Button
      danger
      loading={desativando}
      onClick={() =>
        void confirmarEExecutar({
          mensagem:
            'Deseja realmente desativar a Unidade? Ela deixa de ser oferecida em novos registros; o histórico fica.',
          acao: () => desativar(id),
          sucesso: 'Unidade desativada com sucesso!',
        })
      }
    >
      Desativar
    </Button>
  ) : (
    <Button
      loading={reativando}
      onClick={() =>
        void confirmarEExecutar({
          mensagem: 'Deseja realmente reativar a Unidade? Ela volta a ser oferecida em novos registros.',
          acao: () => reativar(id),
          sucesso: 'Unidade reativada com sucesso!',
        })
      }
    >
      Reativar
    </Button>
  );
}
