import { avisos } from '@merenda/shared';
import type { UnidadeEducacional } from '@merenda/shared/contratos';
import { confirmarEExecutar } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { DESATIVADA_COM_SUCESSO, PERGUNTA_DA_DESATIVACAO } from './frases-da-situacao.js';
import { ModalDesativacao } from './ModalDesativacao.js';
import { lerCardapiosFuturos, useDesativarUnidade, useReativarUnidade } from './unidades.api.js';

/** Deactivates a unit, or activates it again. A unit with menus in the calendar is asked about them. */
export function AcoesDaSituacao({ unidade: { id, ativa } }: { unidade: UnidadeEducacional }) {
  const { mutateAsync: desativar, isPending: desativando } = useDesativarUnidade();
  const { mutateAsync: reativar, isPending: reativando } = useReativarUnidade();
  const [lendo, setLendo] = useState(false);
  const [futuros, setFuturos] = useState(0);

  async function pedirDesativacao(): Promise<void> {
    setLendo(true);
    try {
      const { total } = await lerCardapiosFuturos(id);
      setFuturos(total);
      if (total === 0)
        void confirmarEExecutar({
          mensagem: PERGUNTA_DA_DESATIVACAO,
          acao: () => desativar({ id, desvincular: false }),
          sucesso: DESATIVADA_COM_SUCESSO,
        });
    } catch (erro) {
      avisos.falha(erro);
    } finally {
      setLendo(false);
    }
  }

  return (
    <>
      {ativa ? (
        <Button danger loading={lendo || desativando} onClick={() => void pedirDesativacao()}>
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
      )}
      {futuros > 0 && <ModalDesativacao id={id} futuros={futuros} aoFechar={() => setFuturos(0)} />}
    </>
  );
}
