import {
  LIMITES,
  ROTULOS_TIPO_ADITIVO,
  type Aditivo,
  type Aquisicao,
  type ItemComSaldo,
  type TipoAditivo,
} from '@merenda/shared/contratos';
import { dataComparavel, formatarData, formatarMoeda, lerData, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { primeiraFrase, violacoesDoPrazo, violacoesDosItensAditivados } from '@merenda/shared/regras';
import {
  Campo,
  CampoData,
  CampoQuantidade,
  CampoTexto,
  LinhaDeCampos,
  ListaLinhas,
  opcoesDe,
  SelectOpcoes,
  regra,
  useHoje,
} from '@merenda/shared/ui';
import { Alert, Flex, Form, Typography } from 'antd';
import { useEffect } from 'react';
import { totalDigitado, valorDigitado, violacoesDoTeto, type ItemDigitado, type RascunhoAditivo } from './rascunho.js';

interface CamposAditivoProps {
  aquisicao: Aquisicao;
  contratados: readonly ItemComSaldo[];
  aditivos: readonly Aditivo[];
  /** Id of the addendum that is edited: its type is fixed, and it does not count against itself. */
  proprio?: number;
  /** Called when it changes whether the cap of 25% is passed. */
  aoImpedir: (impedido: boolean) => void;
}

/** The fields of an addendum: a new validity, or more of the contract's items. */
export function CamposAditivo({ aquisicao, contratados, aditivos, proprio, aoImpedir }: CamposAditivoProps) {
  const form = Form.useFormInstance<RascunhoAditivo>();
  const hoje = useHoje();
  const tipo = Form.useWatch<TipoAditivo | undefined>('aditivoTipo', form);
  return (
    <>
      <Campo nome="aditivoTipo" rotulo="Tipo" obrigatorio>
        <SelectOpcoes opcoes={opcoesDe(ROTULOS_TIPO_ADITIVO)} disabled={proprio !== undefined} />
      </Campo>
      <CampoTexto nome="observacao" rotulo="Observação" obrigatorio max={LIMITES.observacao} linhas={3} />
      {tipo === 'PRAZO' && (
        <CampoData
          nome="novaVigencia"
          rotulo="Nova vigência"
          obrigatorio
          desde={formatarData(hoje)}
          ajuda={`Vigência atual: ${aquisicao.vigencia}.`}
          regras={proprio === undefined ? [depoisDe(aquisicao.vigencia, hoje)] : []}
        />
      )}
      {tipo === 'VALOR' && (
        <>
          <ListaLinhas nome="itensAditivados" rotulo="Itens aditivados" rotuloLinha="Item" max={LIMITES.linhas}>
            {(linha, indice) => <Item linha={linha} indice={indice} contratados={contratados} />}
          </ListaLinhas>
          <Total
            aquisicao={aquisicao}
            contratados={contratados}
            aditivos={aditivos}
            proprio={proprio}
            aoImpedir={aoImpedir}
          />
        </>
      )}
    </>
  );
}

const depoisDe = (vigencia: string, hoje: string) =>
  regra<string>((nova) => violacoesDoPrazo(lerData(nova ?? ''), { vigencia: dataComparavel(vigencia), hoje }));

function Item({
  linha,
  indice,
  contratados,
}: {
  linha: (campo: string) => (string | number)[];
  indice: number;
  contratados: readonly ItemComSaldo[];
}) {
  const form = Form.useFormInstance<RascunhoAditivo>();
  const digitado = Form.useWatch<ItemDigitado | undefined>(['itensAditivados', indice], form) ?? {};
  const contratado = contratados.find(({ id }) => id === digitado.itemProposta);
  return (
    <>
      <LinhaDeCampos>
        <Campo nome={linha('itemProposta')} rotulo="Produto" obrigatorio regras={[semRepetir(indice)]}>
          <SelectOpcoes
            opcoes={contratados.map(({ id, produto, fornecedor }) => ({
              valor: id,
              rotulo: `${nomeComum(produto.nome)} – ${nomeProprio(fornecedor.nome)}`,
            }))}
          />
        </Campo>
        <CampoQuantidade
          nome={linha('quantidade')}
          rotulo="Quantidade"
          obrigatorio
          min={0.001}
          medida={contratado?.produto ?? null}
        />
      </LinhaDeCampos>
      {contratado && (
        <Typography.Text type="secondary">
          {formatarMoeda(contratado.precoUnidade)} a unidade · valor do item:{' '}
          {formatarMoeda(valorDigitado(digitado, contratados))}
        </Typography.Text>
      )}
    </>
  );
}

const semRepetir = (indice: number) =>
  regra<number>((_, ler) => {
    const itens = (ler('itensAditivados') ?? []) as (ItemDigitado | undefined)[];
    const repetidos = violacoesDosItensAditivados(itens.map((item) => item?.itemProposta));
    return repetidos.filter(({ campo }) => campo === `itensAditivados.${indice}.produto`);
  });

function Total({ aquisicao, contratados, aditivos, proprio, aoImpedir }: CamposAditivoProps) {
  const form = Form.useFormInstance<RascunhoAditivo>();
  const itens = Form.useWatch<ItemDigitado[] | undefined>('itensAditivados', form);
  const total = totalDigitado(itens, contratados);
  const recusa = primeiraFrase(violacoesDoTeto(total, aquisicao.valor, aditivos, proprio));
  const impedido = recusa !== null;
  useEffect(() => {
    aoImpedir(impedido);
    // With another type chosen there is no cap to pass.
    return () => aoImpedir(false);
  }, [aoImpedir, impedido]);
  return (
    <Flex vertical gap="small" role="status">
      <Typography.Text strong style={{ textAlign: 'right' }}>
        Valor do aditivo: {formatarMoeda(total)}
      </Typography.Text>
      {recusa !== null && <Alert type="error" showIcon title={recusa} />}
    </Flex>
  );
}
