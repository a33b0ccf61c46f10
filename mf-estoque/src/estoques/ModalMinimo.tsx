import type { MinimoNovo, ProdutoNoEstoque } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { comMedida, contarEmbalagens, DIAS_DO_CONSUMO } from '@merenda/shared/regras';
import { CampoQuantidade, ModalFormulario, useDescricao, useQuantidade } from '@merenda/shared/ui';
import { Button, Form, Typography } from 'antd';
import { useGravarMinimo } from './estoques.api.js';

interface ModalMinimoProps {
  estoque: number;
  linha: ProdutoNoEstoque;
  aoFechar: () => void;
}

/** How much of a product the unit wants to have at least, with what its consumption suggests. */
export function ModalMinimo({ estoque, linha, aoFechar }: ModalMinimoProps) {
  const gravar = useGravarMinimo(estoque, linha.id);
  const embalagem = useDescricao('unidades-produto');
  const { nome, unidadeProduto, medidaReal, unidadeMedida } = linha.produto;
  return (
    <ModalFormulario<MinimoNovo>
      entidade={{ nome: 'Mínimo', artigo: 'o' }}
      titulo="Mínimo em estoque"
      valores={{ quantidade: linha.minimo }}
      detalhes={({ quantidade }) =>
        quantidade ? [`Mínimo: ${contarEmbalagens(quantidade, linha.produto, embalagem(unidadeProduto))}.`] : []
      }
      aoSalvar={({ quantidade }) => gravar.mutateAsync({ quantidade: quantidade ?? null })}
      aoFechar={aoFechar}
      largura={480}
    >
      <Typography.Paragraph strong>{nomeComum(nome)}</Typography.Paragraph>
      <CampoQuantidade
        nome="quantidade"
        rotulo="Mínimo"
        medida={linha.produto}
        min={0.001}
        ajuda={`Em embalagens: ${embalagem(unidadeProduto).toLowerCase()} de ${comMedida(medidaReal, unidadeMedida)}. Deixe em branco para não definir um mínimo.`}
      />
      <Sugestao linha={linha} />
    </ModalFormulario>
  );
}

/** What the unit took of the product in 30 days, as whole packages, ready to be used. */
function Sugestao({ linha: { produto, minimoSugerido } }: { linha: ProdutoNoEstoque }) {
  const form = Form.useFormInstance<MinimoNovo>();
  const quantidade = useQuantidade();
  if (minimoSugerido === 0)
    return (
      <Typography.Paragraph type="secondary">
        Sem consumo nos últimos {DIAS_DO_CONSUMO} dias, não há sugestão.
      </Typography.Paragraph>
    );
  return (
    <Typography.Paragraph>
      Sugestão: {quantidade(minimoSugerido, produto)}, o consumo dos últimos {DIAS_DO_CONSUMO} dias em embalagens
      inteiras.{' '}
      <Button size="small" onClick={() => form.setFieldValue('quantidade', minimoSugerido)}>
        Usar como mínimo
      </Button>
    </Typography.Paragraph>
  );
}
