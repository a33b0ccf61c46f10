import { GRUPOS_DE_NOTIFICACAO, type AlvoDeNotificacoes } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { somarDias } from '@merenda/shared/regras';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useAtosDasNotificacoes } from './AtosDasNotificacoes.js';
import { ModalDaData } from './ModalDaData.js';

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
  const { hoje, dispensar: escrever } = useAtosDasNotificacoes();
  const [dispensando, setDispensando] = useState(false);
  /** Undefined until the menu is opened for the first time: a screen has hundreds of these, and a menu is costly. */
  const [menuAberto, setMenuAberto] = useState<boolean>();
  const [escolhendo, setEscolhendo] = useState(false);
  const { diasDeDispensa } = GRUPOS_DE_NOTIFICACAO[alvo.grupo];

  /** @param ate 'YYYY-MM-DD' */
  async function dispensar(ate: string): Promise<boolean> {
    setDispensando(true);
    const feito = await escrever(alvo, ate);
    setDispensando(false);
    return feito;
  }

  const comum = { size: 'small', type: 'text', loading: dispensando } as const;
  if (diasDeDispensa === 1)
    return (
      <Button {...comum} aria-label={`${rotulo} amanhã: ${de}`} onClick={() => void dispensar(somarDias(hoje, 1))}>
        {rotulo} amanhã
      </Button>
    );
  const botao = (
    <Button
      {...comum}
      aria-label={`${rotulo}: ${de}`}
      aria-haspopup="menu"
      {...(menuAberto === undefined && { 'aria-expanded': false, onClick: () => setMenuAberto(true) })}
    >
      {rotulo} <span aria-hidden="true">▾</span>
    </Button>
  );
  if (menuAberto === undefined) return botao;
  return (
    <>
      <Dropdown
        trigger={['click']}
        open={menuAberto}
        onOpenChange={setMenuAberto}
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
        {botao}
      </Dropdown>
      {escolhendo && (
        <ModalDaData
          grupo={alvo.grupo}
          titulo={rotulo}
          aoDispensar={dispensar}
          dispensando={dispensando}
          aoFechar={() => setEscolhendo(false)}
        />
      )}
    </>
  );
}
