import { numeroLido } from '@merenda/shared/formatos';
import { Button, Card, Flex } from 'antd';
import { LinhaDoDestino } from './LinhaDoDestino.js';
import type { Destinado } from './lista-de-destino.js';
import { ListaPorProduto } from './ListaPorProduto.js';
import { MarcarTodos } from './MarcarTodos.js';
import { TITULO_DO_DESTINO, type PainelDestinoProps } from './PainelDestino.js';
import { TITULO_DA_ORIGEM } from './PainelOrigem.js';

/** The chosen lots on a phone, below their products with what of each is sent. */
export function DestinoNoTelefone({ lista, aoMudar, hoje }: PainelDestinoProps) {
  return (
    <Card
      size="small"
      role="group"
      title={TITULO_DO_DESTINO}
      aria-label={TITULO_DO_DESTINO}
      extra={<MarcarTodos lista={lista} aoMudar={aoMudar} />}
      styles={{ body: { padding: 8 } }}
    >
      <Flex vertical gap="small">
        <ListaPorProduto
          titulo={TITULO_DO_DESTINO}
          entradas={lista}
          linhaDe={({ linha }) => linha}
          quantidadeDe={quantoVai}
          vazio={`Informe do que precisa, ou marque lotes em "${TITULO_DA_ORIGEM}".`}
          desenhar={(um) => <LinhaDoDestino soLote um={um} aoMudar={aoMudar} hoje={hoje} />}
        />
        {lista.length > 0 && (
          <Button
            disabled={!lista.some(({ marcado }) => marcado)}
            onClick={() => aoMudar({ tipo: 'devolver-marcados' })}
          >
            Devolver os marcados à origem
          </Button>
        )}
      </Flex>
    </Card>
  );
}

/** Packages of a lot that are sent: none of an unchecked one, or while its quantity is not a number. */
const quantoVai = ({ quantidade, marcado }: Destinado): number => (marcado ? (numeroLido(quantidade) ?? 0) : 0);
