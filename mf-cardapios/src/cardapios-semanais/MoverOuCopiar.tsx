import { DIAS_SEMANA, ROTULOS_DIA_SEMANA, type DiaSemana } from '@merenda/shared/contratos';
import { MaisAcoes } from '@merenda/shared/ui';

export interface Destino {
  para: DiaSemana;
  /** The menu also stays where it is. */
  copia: boolean;
}

interface MoverOuCopiarProps {
  dia: DiaSemana;
  aoLevar: (destino: Destino) => void;
  aoRetirar: () => void;
}

/** What dragging does, for the keyboard: the menu of a day to another day, or away. */
export function MoverOuCopiar({ dia, aoLevar, aoRetirar }: MoverOuCopiarProps) {
  const outros = DIAS_SEMANA.filter((outro) => outro !== dia);
  const levar = (verbo: string, copia: boolean) =>
    outros.map((para) => ({
      rotulo: `${verbo} para ${ROTULOS_DIA_SEMANA[para].toLowerCase()}`,
      impedimento: null,
      aoAcionar: () => aoLevar({ para, copia }),
    }));
  return (
    <MaisAcoes
      nome={ROTULOS_DIA_SEMANA[dia].toLowerCase()}
      tamanho="small"
      acoes={() => [
        ...levar('Copiar', true),
        ...levar('Mover', false),
        { rotulo: 'Retirar da semana', impedimento: null, aoAcionar: aoRetirar },
      ]}
    />
  );
}
