import { SelectUnidade } from '@merenda/shared/ui';
import { Flex } from 'antd';
import { useId } from 'react';

interface EscolhaDeUnidadeProps {
  rotulo?: string;
  /** The user's own units, or all. */
  escopo?: 'minhas' | 'todas';
  /** Id of the unit's stock. */
  estoque: number | undefined;
  aoEscolher: (estoque: number | undefined) => void;
  /** The screen shows all units of the user while none is chosen. */
  ouTodas?: boolean;
}

/** The select of the unit whose stock the screen uses. */
export function EscolhaDeUnidade({
  rotulo = 'Unidade educacional',
  escopo = 'minhas',
  estoque,
  aoEscolher,
  ouTodas = false,
}: EscolhaDeUnidadeProps) {
  const id = useId();
  return (
    <Flex vertical gap={4} style={{ maxWidth: 480, marginBottom: 16 }}>
      <label htmlFor={id}>{rotulo}</label>
      <SelectUnidade
        id={id}
        escopo={escopo}
        valor="estoque"
        placeholder={ouTodas ? 'Todas as unidades' : 'Selecione a unidade'}
        allowClear={ouTodas}
        value={estoque}
        onChange={aoEscolher}
      />
    </Flex>
  );
}
