import { EstadoVazio, Rotulo, SelectUnidade } from '@merenda/shared/ui';
import { Flex } from 'antd';
import { useId } from 'react';

interface EscolhaDeUnidadeProps {
  rotulo?: string;
  obrigatorio?: boolean;
  /** The user's own units, or all. */
  escopo?: 'minhas' | 'todas';
  /** Id of the unit's stock. */
  estoque: number | undefined;
  aoEscolher: (estoque: number | undefined) => void;
  /** The screen shows all units of the user while none is chosen. */
  ouTodas?: boolean;
  /** Beside the title of a screen: its placeholder and its value say that it is a unit. */
  noTitulo?: boolean;
  /** Of a screen that shows nothing without a unit: what to do. While none is chosen, its empty state holds the select. */
  semUnidade?: string;
}

/** The select of the unit whose stock the screen uses. */
export function EscolhaDeUnidade({
  rotulo = 'Unidade educacional',
  obrigatorio,
  escopo = 'minhas',
  estoque,
  aoEscolher,
  ouTodas = false,
  noTitulo = false,
  semUnidade,
}: EscolhaDeUnidadeProps) {
  const id = useId();
  const noVazio = semUnidade !== undefined && estoque === undefined;
  const escolha = (
    <Flex
      vertical
      gap={4}
      style={{
        maxWidth: 480,
        textAlign: 'start',
        ...(noVazio ? { margin: '0 auto' } : !noTitulo && { marginBottom: 16 }),
      }}
    >
      <label htmlFor={id} className={noTitulo ? 'so-leitor' : undefined}>
        <Rotulo obrigatorio={obrigatorio}>{rotulo}</Rotulo>
      </label>
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
  return noVazio ? (
    <EstadoVazio motivo="unidade" mensagem={semUnidade}>
      {escolha}
    </EstadoVazio>
  ) : (
    escolha
  );
}
