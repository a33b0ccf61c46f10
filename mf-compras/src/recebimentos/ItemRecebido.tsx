import { LIMITES, type ItemSolicitacao } from '@merenda/shared/contratos';
import { formatarQuantidade, lerData, nomeComum, numeroLido } from '@merenda/shared/formatos';
import { violacoesDoLote, violacoesDosLotes } from '@merenda/shared/regras';
import {
  CampoData,
  CampoQuantidade,
  CampoTexto,
  LinhaDeCampos,
  ListaLinhas,
  useDescricao,
  regra,
} from '@merenda/shared/ui';
import { Card, Checkbox, Form } from 'antd';
import { useHojeBR } from '../hoje.js';
import { faltaReceber, type LoteDigitado } from './rascunho.js';

/** An item of the request: whether it arrived, and in which lots. */
export function ItemRecebido({ item }: { item: ItemSolicitacao }) {
  const chegou = Form.useWatch<boolean | undefined>(['produtos', String(item.produto.id), 'chegou']) ?? false;
  const unidade = useDescricao('unidades-produto')(item.unidade);
  const falta = faltaReceber(item);
  const nome = ['produtos', String(item.produto.id)];
  return (
    <Card size="small" style={{ marginBottom: 16 }} role="group" aria-label={nomeComum(item.produto.nome)}>
      <Form.Item name={[...nome, 'chegou']} valuePropName="checked" noStyle>
        <Checkbox>
          {nomeComum(item.produto.nome)} – falta receber {formatarQuantidade(falta)} ({unidade})
        </Checkbox>
      </Form.Item>
      {chegou && (
        <div style={{ marginTop: 16 }}>
          <ListaLinhas nome={[...nome, 'lotes']} rotulo="Lotes" rotuloLinha="Lote" max={LIMITES.linhas}>
            {(linha) => <Lote linha={linha} lotes={[...nome, 'lotes']} falta={falta} unidade={unidade} />}
          </ListaLinhas>
        </div>
      )}
    </Card>
  );
}

interface LoteProps {
  linha: (campo: string) => (string | number)[];
  /** Path of all lots of the item. */
  lotes: string[];
  falta: number;
  unidade: string;
}

function Lote({ linha, lotes, falta, unidade }: LoteProps) {
  const hoje = useHojeBR();
  const cabe = regra((_, ler) => {
    const digitados = (ler(lotes) ?? []) as LoteDigitado[];
    return violacoesDosLotes(
      digitados.map(({ quantidade }) => numeroLido(quantidade) ?? 0),
      falta,
    );
  });
  return (
    <>
      <LinhaDeCampos>
        <CampoTexto nome={linha('lote')} rotulo="Lote" obrigatorio max={LIMITES.lote} />
        <CampoQuantidade
          nome={linha('quantidade')}
          rotulo="Quantidade recebida"
          obrigatorio
          max={falta}
          sufixo={unidade}
          regras={[cabe]}
        />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoData nome={linha('dataFabricacao')} rotulo="Data de fabricação" obrigatorio ate={hoje} />
        <CampoData
          nome={linha('dataValidade')}
          rotulo="Data de validade"
          obrigatorio
          desde={hoje}
          regras={[depoisDaFabricacao(lotes, linha)]}
        />
      </LinhaDeCampos>
    </>
  );
}

const depoisDaFabricacao = (lotes: string[], linha: LoteProps['linha']) =>
  regra<string>((validade, ler) => {
    const indice = Number(linha('dataFabricacao').at(-2));
    const fabricacao = ler([...lotes, indice, 'dataFabricacao']) as string | null | undefined;
    return violacoesDoLote({ dataFabricacao: lerData(fabricacao ?? ''), dataValidade: lerData(validade ?? '') });
  });
