import { SelectUnidade } from '@merenda/shared/ui';
import { Flex } from 'antd';
import { useId } from 'react';

interface EscolhaDeUnidadeProps {
  unidade: number | null;
  aoEscolher: (unidade: number | null) => void;
  /** Shown while no unit is chosen. */
  semUnidade?: string;
  /** Offers to choose none again. */
  limpavel?: boolean;
  /** Beside the title of a screen: its placeholder and its value say that it is a unit. */
  noTitulo?: boolean;
}

/** The labelled select of the units whose stock the user may use. */
export function EscolhaDeUnidade({
  unidade,
  aoEscolher,
  semUnidade = 'Escolha a unidade',
  limpavel = false,
  noTitulo = false,
}: EscolhaDeUnidadeProps) {
  const id = useId();
  return (
    <Flex vertical gap={4} style={{ flex: '1 1 240px', minWidth: 0, maxWidth: 420 }}>
      <label htmlFor={id} className={noTitulo ? 'so-leitor' : undefined}>
        Unidade educacional
      </label>
      <SelectUnidade
        id={id}
        escopo="minhas"
        valor="unidade"
        value={unidade}
        onChange={(valor) => aoEscolher(valor ?? null)}
        placeholder={semUnidade}
        allowClear={limpavel}
      />
    </Flex>
  );
}
