import { avisos } from '@merenda/shared';
import { GRUPOS_DE_NOTIFICACAO, type AlvoDeNotificacoes } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { somarDias } from '@merenda/shared/regras';
import { useHoje } from '@merenda/shared/ui';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { contarNotificacoes } from './contagem.js';
import { ModalDaData } from './ModalDaData.js';
import { useDesfazerDispensa, useDispensar } from './notificacoes.api.js';

interface DispensarAteProps {
  /** What is dismissed. */
  alvo: AlvoDeNotificacoes;
  /** 'Dispensar até' */
  rotulo: string;
  /** What is dismissed, in words, for the name of the button. */
  de: string;
}

const OUTRO_DIA = 'outro';

/** Days after which a dismissed notification is shown again, by choice. */
const PRAZOS = [1, 7, 30];

/** Dismisses notifications until a day: a menu of days, or one button where the group allows tomorrow only. */
export function DispensarAte({ alvo, rotulo, de }: DispensarAteProps) {
  const hoje = useHoje();
  const dispensa = useDispensar();
  const desfazer = useDesfazerDispensa();
  const [escolhendo, setEscolhendo] = useState(false);
  const { diasDeDispensa } = GRUPOS_DE_NOTIFICACAO[alvo.grupo];

  /** @param ate 'YYYY-MM-DD' */
  async function dispensar(ate: string): Promise<boolean> {
    try {
      const { id, quantas } = await dispensa.mutateAsync({ ...alvo, ate });
      if (quantas === 0) avisos.info('Não há mais o que dispensar aqui: a lista mudou.');
      else
        avisos.desfazivel(
          `${contarNotificacoes(quantas)} ${quantas === 1 ? 'dispensada' : 'dispensadas'} até ${formatarData(ate)}.`,
          () => void desfazer.mutateAsync({ dispensa: id }).catch((erro: unknown) => avisos.falha(erro)),
        );
      return true;
    } catch (erro) {
      avisos.falha(erro);
      return false;
    }
  }

  const comum = { size: 'small', type: 'text', loading: dispensa.isPending } as const;
  if (diasDeDispensa === 1)
    return (
      <Button {...comum} aria-label={`${rotulo} amanhã: ${de}`} onClick={() => void dispensar(somarDias(hoje, 1))}>
        {rotulo} amanhã
      </Button>
    );
  return (
    <>
      <Dropdown
        trigger={['click']}
        autoFocus
        classNames={{ root: 'notificacoes-prazos' }}
        menu={{
          items: [
            ...PRAZOS.filter((dias) => dias <= diasDeDispensa).map((dias) => ({
              key: somarDias(hoje, dias),
              label: `${dias === 1 ? '1 dia' : `${String(dias)} dias`} (${formatarData(somarDias(hoje, dias))})`,
            })),
            { key: OUTRO_DIA, label: 'Outro dia…' },
          ],
          onClick: ({ key }) => {
            if (key === OUTRO_DIA) setEscolhendo(true);
            else void dispensar(key);
          },
        }}
      >
        <Button {...comum} aria-label={`${rotulo}: ${de}`} aria-haspopup="menu">
          {rotulo} <span aria-hidden="true">▾</span>
        </Button>
      </Dropdown>
      {escolhendo && (
        <ModalDaData
          grupo={alvo.grupo}
          titulo={rotulo}
          aoDispensar={dispensar}
          dispensando={dispensa.isPending}
          aoFechar={() => setEscolhendo(false)}
        />
      )}
    </>
  );
}
