import { Button, Checkbox, Collapse, Flex } from 'antd';
import { EstadoVazio } from '@merenda/shared/ui';
import { nomeDaLinha, quantosLotes } from '../estoques/lote.js';
import { DescricaoDoLote } from './DescricaoDoLote.js';
import { podeMover } from './lista-de-destino.js';
import { ListaPorProduto } from './ListaPorProduto.js';
import { ORIGEM_SEM_PRODUTOS, ORIGEM_SEM_UNIDADE, TITULO_DA_ORIGEM, type PainelOrigemProps } from './PainelOrigem.js';

interface OrigemNoTelefoneProps extends PainelOrigemProps {
  /** Moves the checked lots to the target list. */
  aoMover: () => void;
}

/** The lots of the sending unit on a phone: folded, because most movements begin with a quantity of a product. */
export function OrigemNoTelefone({
  semUnidade,
  linhas,
  carregando,
  marcadas,
  aoMarcar,
  aoMover,
  hoje,
}: OrigemNoTelefoneProps) {
  if (semUnidade) return <EstadoVazio mensagem={ORIGEM_SEM_UNIDADE} />;
  return (
    <div role="group" aria-label={TITULO_DA_ORIGEM}>
      <Collapse
        size="small"
        items={[
          {
            key: 'origem',
            label: <strong>{TITULO_DA_ORIGEM}</strong>,
            extra: carregando ? 'Carregando…' : quantosLotes(linhas.length),
            children: (
              <Flex vertical gap="small">
                <ListaPorProduto
                  titulo={TITULO_DA_ORIGEM}
                  recolhida
                  entradas={linhas}
                  linhaDe={(linha) => linha}
                  quantidadeDe={({ quantidade }) => quantidade}
                  vazio={ORIGEM_SEM_PRODUTOS}
                  desenhar={(linha) => (
                    <Checkbox
                      aria-label={nomeDaLinha(linha)}
                      disabled={!podeMover(linha)}
                      checked={marcadas.has(linha.id)}
                      onChange={(evento) => aoMarcar(linha.id, evento.target.checked)}
                    >
                      <DescricaoDoLote soLote linha={linha} hoje={hoje} />
                    </Checkbox>
                  )}
                />
                <Button disabled={marcadas.size === 0} onClick={aoMover}>
                  Mover os marcados para o destino{marcadas.size > 0 ? ` (${marcadas.size})` : ''}
                </Button>
              </Flex>
            ),
          },
        ]}
      />
    </div>
  );
}
