import { formatarMoeda } from '@merenda/shared/formatos';
import { Button } from 'antd';
import { useState } from 'react';
import { ModalItensDoPnae } from './ModalItensDoPnae.js';
import type { FiguraDoPnae } from './recursos-pnae.api.js';

interface ValorQueAbreProps {
  valor: number;
  figura: FiguraDoPnae;
  /** What the figure is of. */
  nome: string;
}

/** A figure of the panel that opens to its items; zero has none. */
export function ValorQueAbre({ valor, figura, nome }: ValorQueAbreProps) {
  const [aberto, setAberto] = useState(false);
  if (valor === 0) return <span style={NUMA_LINHA}>{formatarMoeda(valor)}</span>;
  return (
    <>
      <Button
        type="link"
        className="alvo"
        size="small"
        style={{ ...NUMA_LINHA, padding: 0, height: 'auto' }}
        aria-label={`${formatarMoeda(valor)}: ver os itens de ${nome}`}
        onClick={() => setAberto(true)}
      >
        {formatarMoeda(valor)}
      </Button>
      {aberto && <ModalItensDoPnae figura={figura} nome={nome} valor={valor} aoFechar={() => setAberto(false)} />}
    </>
  );
}

const NUMA_LINHA = { whiteSpace: 'nowrap' } as const;
