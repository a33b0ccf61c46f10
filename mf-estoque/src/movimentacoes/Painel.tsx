import { formatarQuantidade, paraBusca, porRelevancia } from '@merenda/shared/formatos';
import { NADA_ENCONTRADO } from '@merenda/shared/regras';
import { EstadoVazio } from '@merenda/shared/ui';
import { Button, Card, Flex, Input } from 'antd';
import { useState, type ReactNode } from 'react';

interface PainelProps<T> {
  titulo: string;
  /** Beside the title. */
  extra?: ReactNode;
  entradas: readonly T[];
  chave: (entrada: T) => number;
  /** The text that the search compares. */
  texto: (entrada: T) => string;
  vazio: string;
  carregando?: boolean;
  desenhar: (entrada: T) => ReactNode;
}

const ALTURA = 600;
/** So many rows are drawn before 'Mostrar mais': a unit may hold thousands of lots. */
const PASSO = 50;

/** One of the two lists of a movement on a wide screen, 600 px high. */
export function Painel<T>({
  titulo,
  extra,
  entradas,
  chave,
  texto,
  vazio,
  carregando = false,
  desenhar,
}: PainelProps<T>) {
  const [busca, setBusca] = useState('');
  const [visiveis, setVisiveis] = useState(PASSO);
  const achadas = porRelevancia(entradas, busca, (entrada) => paraBusca(texto(entrada)));
  return (
    <Card
      title={titulo}
      extra={extra}
      loading={carregando}
      role="group"
      aria-label={titulo}
      size="small"
      style={{ height: ALTURA, display: 'flex', flexDirection: 'column' }}
      styles={{ body: { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', gap: 8 } }}
    >
      <Input
        allowClear
        aria-label={`Buscar em ${titulo}`}
        placeholder="Buscar por lote, produto ou item"
        value={busca}
        onChange={(e) => setBusca(e.target.value)}
      />
      <Flex
        component="ul"
        vertical
        style={{ listStyle: 'none', margin: 0, padding: 0, overflowY: 'auto', flex: 1 }}
        tabIndex={0}
        aria-label={titulo}
      >
        {achadas.slice(0, visiveis).map((entrada) => (
          <li key={chave(entrada)} style={{ padding: '8px 4px', borderBottom: '1px solid rgba(0, 0, 0, 0.06)' }}>
            {desenhar(entrada)}
          </li>
        ))}
        {achadas.length === 0 && (
          <li>
            <EstadoVazio mensagem={entradas.length === 0 ? vazio : NADA_ENCONTRADO} />
          </li>
        )}
        {achadas.length > visiveis && (
          <li style={{ padding: 8, textAlign: 'center' }}>
            <Button onClick={() => setVisiveis(visiveis + PASSO)}>
              Mostrar mais ({formatarQuantidade(achadas.length - visiveis)})
            </Button>
          </li>
        )}
      </Flex>
    </Card>
  );
}
