import { GRUPOS_DE_NOTIFICACAO, type AlvoDeNotificacoes } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { somarDias } from '@merenda/shared/regras';
import { BotaoComMenu } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useAtosDasNotificacoes } from './AtosDasNotificacoes.js';
import { ModalDaData } from './ModalDaData.js';

interface DispensarAteProps {
  /** The notifications to dismiss. */
  alvo: AlvoDeNotificacoes;
  /** 'Dispensar até' */
  rotulo: string;
  /** The same in words, for the name of the button. */
  de: string;
}

/** Days after which a dismissed notification is shown again, by choice. */
const PRAZOS = [1, 7, 30];

/** Dismisses notifications until a day: a menu of days, or one button where the group allows tomorrow only. */
export function DispensarAte({ alvo, rotulo, de }: DispensarAteProps) {
  const { hoje, dispensar: escrever } = useAtosDasNotificacoes();
  const [dispensando, setDispensando] = useState(false);
  const [escolhendo, setEscolhendo] = useState(false);
  const { diasDeDispensa } = GRUPOS_DE_NOTIFICACAO[alvo.grupo];

  /** @param ate 'YYYY-MM-DD' */
  async function dispensar(ate: string): Promise<boolean> {
    setDispensando(true);
    const feito = await escrever(alvo, ate);
    setDispensando(false);
    return feito;
  }

  if (diasDeDispensa === 1)
    return (
      <Button
        size="small"
        type="text"
        loading={dispensando}
        aria-label={`${rotulo} amanhã: ${de}`}
        onClick={() => void dispensar(somarDias(hoje, 1))}
      >
        {rotulo} amanhã
      </Button>
    );
  const prazos = () =>
    PRAZOS.filter((dias) => dias <= diasDeDispensa).map((dias) => {
      const ate = somarDias(hoje, dias);
      return {
        rotulo: `${dias === 1 ? '1 dia' : `${String(dias)} dias`} (${formatarData(ate)})`,
        impedimento: null,
        aoAcionar: () => void dispensar(ate),
      };
    });
  return (
    <>
      <BotaoComMenu
        texto={rotulo}
        nome={`${rotulo}: ${de}`}
        tamanho="small"
        ocupado={dispensando}
        acoes={() => [...prazos(), { rotulo: 'Outro dia…', impedimento: null, aoAcionar: () => setEscolhendo(true) }]}
      />
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
