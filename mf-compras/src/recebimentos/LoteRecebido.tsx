import { LIMITES, type ItemSolicitacao } from '@merenda/shared/contratos';
import { lerData, numeroLido } from '@merenda/shared/formatos';
import { violacoesDoLote, violacoesDosLotes } from '@merenda/shared/regras';
import { CampoData, CampoQuantidade, CampoTexto, LinhaDeCampos, regra, useQuantidade } from '@merenda/shared/ui';
import { Form, Typography } from 'antd';
import { useHojeBR } from '../hoje.js';
import { ConferenciaDoLote } from './CamposDaConferencia.js';
import { DATA_DO_RECEBIMENTO } from './DadosDaNota.js';
import type { LoteDigitado } from './digitado.js';
import { useRegrasPnae } from '../regras-pnae.js';
import { faltaReceber, prazoDigitado } from './rascunho.js';

interface LoteRecebidoProps {
  linha: (campo: string) => (string | number)[];
  /** Path of all lots of the item. */
  lotes: string[];
  item: ItemSolicitacao;
  agriculturaFamiliar: boolean;
  /** Its conference is noted: a second line. */
  conferindo: boolean;
}

/** A lot that arrived, in one line on a wide screen. */
export function LoteRecebido({ linha, lotes, item, agriculturaFamiliar, conferindo }: LoteRecebidoProps) {
  const hoje = useHojeBR();
  const falta = faltaReceber(item);
  const quantidade = useQuantidade();
  const escrever = (embalagens: number) => quantidade(embalagens, item.produto);
  const cabe = regra((_, ler) => {
    const digitados = (ler(lotes) ?? []) as LoteDigitado[];
    return violacoesDosLotes(
      digitados.map(({ quantidade }) => numeroLido(quantidade) ?? 0),
      falta,
      { escrever },
    );
  });
  return (
    <div className="compras-recebimento-lote">
      <LinhaDeCampos>
        <CampoTexto nome={linha('lote')} rotulo="Lote" obrigatorio max={LIMITES.lote} />
        <CampoQuantidade
          nome={linha('quantidade')}
          rotulo="Quantidade recebida"
          obrigatorio
          max={falta}
          escrever={escrever}
          medida={item.produto}
          regras={[cabe]}
        />
        <CampoData nome={linha('dataFabricacao')} rotulo="Data de fabricação" obrigatorio ate={hoje} />
        <CampoData
          nome={linha('dataValidade')}
          rotulo="Data de validade"
          obrigatorio
          desde={hoje}
          regras={[depoisDaFabricacao(lotes, linha)]}
        />
      </LinhaDeCampos>
      {conferindo && <ConferenciaDoLote linha={linha} lote={[...lotes, indiceDa(linha)]} item={item} />}
      <Prazo lote={[...lotes, indiceDa(linha)]} item={item} agriculturaFamiliar={agriculturaFamiliar} />
    </div>
  );
}

/** The rest of the shelf life, shown while the dates are typed. */
function Prazo({
  lote,
  item,
  agriculturaFamiliar,
}: {
  lote: (string | number)[];
  item: ItemSolicitacao;
  agriculturaFamiliar: boolean;
}) {
  const dataFabricacao = Form.useWatch<string | undefined>([...lote, 'dataFabricacao']);
  const dataValidade = Form.useWatch<string | undefined>([...lote, 'dataValidade']);
  const dataRecebimento = Form.useWatch<string | undefined>(DATA_DO_RECEBIMENTO);
  const regras = useRegrasPnae();
  const prazo = prazoDigitado(item, { dataFabricacao, dataValidade }, { dataRecebimento, agriculturaFamiliar, regras });
  if (prazo === null) return null;
  return (
    <Typography.Paragraph aria-live="polite" type={prazo.insuficiente ? 'warning' : 'secondary'}>
      {prazo.frase}
    </Typography.Paragraph>
  );
}

/** The place of a lot in its list: its fields are named by it. */
const indiceDa = (linha: LoteRecebidoProps['linha']): number => Number(linha('lote')[0]);

const depoisDaFabricacao = (lotes: string[], linha: LoteRecebidoProps['linha']) =>
  regra<string>((validade, ler) => {
    const fabricacao = ler([...lotes, indiceDa(linha), 'dataFabricacao']) as string | null | undefined;
    return violacoesDoLote({ dataFabricacao: lerData(fabricacao ?? ''), dataValidade: lerData(validade ?? '') });
  });
