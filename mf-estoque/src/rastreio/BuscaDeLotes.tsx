import { CAMPOS_DO_LOTE, LIMITES, type LoteAchado } from '@merenda/shared/contratos';
import { enderecoDoRastreio, nomeDoLote } from '@merenda/shared/regras';
import { type AcaoDeLinha, EstadoErro, EstadoVazio, Tabela, Tela, useColunas } from '@merenda/shared/ui';
import { Button, Flex, Form, Input, Typography } from 'antd';
import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDesenhosDoLote } from '../estoques/lotes.colunas.js';
import { useLotes } from './lotes.api.js';

const NA_TELA = ['lote', 'produto', 'fabricacao', 'validade'] as const;

/** As many lots as the server returns: with so many the search must be narrower. */
const MAXIMO = 50;

/** The search of a lot by product and number; before it, the blocked lots. */
export function BuscaDeLotes() {
  const [parametros, mudarParametros] = useSearchParams();
  const busca = parametros.get('busca') ?? '';
  const consulta = useLotes(busca);
  const navigate = useNavigate();
  const id = useId();
  const colunas = useColunas(CAMPOS_DO_LOTE, { nomes: NA_TELA, desenhos: useDesenhosDoLote() });
  const acoes: AcaoDeLinha<LoteAchado>[] = [
    {
      rotulo: 'Rastrear',
      aVista: true,
      aoAcionar: ({ produtoLote }) => void navigate(enderecoDoRastreio(produtoLote.id)),
    },
  ];
  return (
    <Tela titulo="Rastreio de lotes" larga>
      <Flex vertical gap="middle">
        <Form<{ busca?: string }>
          key={busca}
          noValidate
          initialValues={{ busca }}
          onFinish={(valores) => mudarParametros(valores.busca?.trim() ? { busca: valores.busca.trim() } : {})}
        >
          <Flex gap="small" role="search">
            <label htmlFor={id} className="so-leitor">
              Produto ou número do lote
            </label>
            <Form.Item name="busca" noStyle>
              <Input
                id={id}
                allowClear
                autoComplete="off"
                maxLength={LIMITES.busca}
                placeholder="Produto e número do lote: feijão A2611"
                style={{ maxWidth: 480 }}
              />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={consulta.isFetching}>
              Buscar
            </Button>
          </Flex>
        </Form>
        <Flex vertical gap="small">
          <Typography.Title level={2} style={{ margin: 0, fontSize: 16 }}>
            {busca === '' ? 'Lotes bloqueados' : `Lotes de '${busca}'`}
          </Typography.Title>
          {consulta.error ? (
            <EstadoErro consulta={consulta} />
          ) : (
            <Tabela<LoteAchado>
              rotulo="Lotes"
              emUmaLinha
              linhas={consulta.data ?? []}
              colunas={colunas}
              chave={({ produtoLote }) => produtoLote.id}
              nomeDaLinha={({ produtoLote }) => nomeDoLote(produtoLote)}
              acoes={acoes}
              carregando={consulta.data === undefined}
              vazio={
                <EstadoVazio
                  mensagem={
                    busca === ''
                      ? 'Nenhum lote está bloqueado. Busque o lote que quer rastrear.'
                      : 'Nenhum lote das suas unidades tem este produto e número. Confira o rótulo e busque de novo.'
                  }
                />
              }
            />
          )}
          {(consulta.data?.length ?? 0) >= MAXIMO && (
            <Typography.Text type="secondary">
              Aparecem os {MAXIMO} lotes que vencem por último. Digite mais do produto ou do número para encontrar os
              outros.
            </Typography.Text>
          )}
        </Flex>
      </Flex>
    </Tela>
  );
}
