import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { DIAS_SEMANA, ROTULOS_DIA_SEMANA, type DiaSemana } from '@merenda/shared/contratos';
import { Icone } from '@merenda/shared/ui';
import { Button, Dropdown } from 'antd';

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
  const itens = (copia: boolean) =>
    outros.map((para) => ({
      key: `${String(copia)} ${para}`,
      label: `${copia ? 'Copiar' : 'Mover'} para ${ROTULOS_DIA_SEMANA[para].toLowerCase()}`,
      onClick: () => aoLevar({ para, copia }),
    }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          ...itens(true),
          { type: 'divider' },
          ...itens(false),
          { type: 'divider' },
          { key: 'retirar', label: 'Retirar da semana', onClick: aoRetirar },
        ],
      }}
    >
      <Button
        type="text"
        size="small"
        icon={<Icone de={MoreOutlined} />}
        aria-label={`Mover ou copiar o cardápio de ${ROTULOS_DIA_SEMANA[dia].toLowerCase()}`}
      />
    </Dropdown>
  );
}
