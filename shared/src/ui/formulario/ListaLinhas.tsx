import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Card, Flex, Form, type FormListOperation } from 'antd';
import { useRef, type ReactNode } from 'react';
import { Icone } from '../Icone.js';
import { ComLista } from './comparaveis.js';
import { acrescentarLinha } from './foco.js';
import { BotoesDeOrdem } from './BotoesDeOrdem.js';
import { useOrdemDasLinhas, type LinhaOrdenavel } from './useOrdemDasLinhas.js';

/** The path of a row's field: `linha('quantidade')`. */
type CampoDaLinha = (...caminho: (string | number)[]) => (string | number)[];

interface ListaLinhasProps {
  nome: string | (string | number)[];
  /** Plural, above the rows: 'Ingredientes'. */
  rotulo: string;
  /** Singular, of each row and of the buttons: 'Ingrediente'. */
  rotuloLinha: string;
  /** Minimum number of rows. */
  min?: number;
  max?: number;
  /** Rows of a few short fields: each without a frame, its button beside them. */
  compacta?: boolean;
  /** The values of a new row. */
  novaLinha?: () => object;
  /** Rows may be moved, by drag and by keyboard; a function says between which positions. */
  ordenavel?: boolean | ((de: number, para: number) => boolean);
  /** Puts something around the rows, such as `ColarDaPlanilha`, that may add and remove some. */
  envolver?: (linhas: ReactNode, operacoes: FormListOperation) => ReactNode;
  children: (linha: CampoDaLinha, indice: number) => ReactNode;
}

/** Repeated rows of a form (proposals, ingredients, dishes): added and removed between `min` and `max`. */
export function ListaLinhas({
  nome,
  rotulo,
  rotuloLinha,
  min = 1,
  max = Infinity,
  compacta = false,
  novaLinha = () => ({}),
  ordenavel = false,
  envolver = (linhas) => linhas,
  children,
}: ListaLinhasProps) {
  const lista = useRef<HTMLElement>(null);
  const Linha = compacta ? LinhaCompacta : LinhaEmCartao;
  const { linhaDe, anuncio } = useOrdemDasLinhas({ lista, rotuloLinha, ordenavel });
  return (
    <Form.List name={nome}>
      {(linhas, operacoes) => (
        <Flex
          ref={lista}
          component="fieldset"
          tabIndex={-1}
          vertical
          gap="small"
          style={{ border: 0, padding: 0, margin: '0 0 24px', minWidth: 0 }}
        >
          <legend style={{ marginBottom: 8, border: 0, color: 'inherit', fontSize: 'inherit', fontWeight: 600 }}>
            {rotulo}
          </legend>
          {envolver(
            <>
              {linhas.map(({ key, name }, indice) => {
                const ordem = linhaDe(indice, linhas.length, operacoes.move);
                const botao = (
                  <Button
                    type="text"
                    danger
                    icon={<Icone de={DeleteOutlined} />}
                    aria-label={`Remover ${rotuloLinha} ${indice + 1}`}
                    disabled={linhas.length <= min}
                    onClick={() => {
                      operacoes.remove(name);
                      // The pressed button no longer exists: without this the focus would return to the top of the page.
                      lista.current?.focus();
                    }}
                  />
                );
                return (
                  <Linha
                    key={key}
                    nome={`${rotuloLinha} ${indice + 1}`}
                    ordem={ordem}
                    botao={
                      ordem ? (
                        <Flex>
                          <BotoesDeOrdem nome={`${rotuloLinha} ${indice + 1}`} {...ordem} />
                          {botao}
                        </Flex>
                      ) : (
                        botao
                      )
                    }
                  >
                    <ComLista nome={nome} rotuloLinha={rotuloLinha}>
                      {children((...caminho) => [name, ...caminho], indice)}
                    </ComLista>
                  </Linha>
                );
              })}
              {anuncio}
              <Button
                type="dashed"
                icon={<Icone de={PlusOutlined} />}
                disabled={linhas.length >= max}
                onClick={({ currentTarget }) => acrescentarLinha(currentTarget, () => operacoes.add(novaLinha()))}
              >
                Adicionar {rotuloLinha.toLowerCase()}
              </Button>
            </>,
            operacoes,
          )}
        </Flex>
      )}
    </Form.List>
  );
}

interface LinhaProps {
  /** 'Ingrediente 1'. */
  nome: string;
  /** Moves and removes the row. */
  botao: ReactNode;
  /** Absent where rows have no order. */
  ordem: LinhaOrdenavel | null;
  children: ReactNode;
}

function LinhaEmCartao({ nome, botao, ordem, children }: LinhaProps) {
  return (
    <Card size="small" role="group" aria-label={nome} title={nome} extra={botao} {...ordem?.daLinha}>
      {children}
    </Card>
  );
}

function LinhaCompacta({ nome, botao, ordem, children }: LinhaProps) {
  return (
    <Flex role="group" aria-label={nome} gap="small" align="start" {...ordem?.daLinha}>
      <div style={{ flex: 1, minWidth: 0 }}>{children}</div>
      {/* At the height of the fields, below their labels. */}
      <div style={{ paddingTop: 30 }}>{botao}</div>
    </Flex>
  );
}
