import { LIMITES, type ItemSolicitacao } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { ListaLinhas, useQuantidade } from '@merenda/shared/ui';
import { Card, Checkbox, Form } from 'antd';
import { LoteRecebido } from './LoteRecebido.js';
import { NotaNoProduto } from './NotaNoProduto.js';
import { OcorrenciasDoProduto } from './OcorrenciasDoProduto.js';
import { faltaReceber } from './rascunho.js';

interface ItemRecebidoProps {
  /** The request of the item. */
  solicitacao: number;
  item: ItemSolicitacao;
  /** The law asks nothing of the shelf life of what family farmers bring. */
  agriculturaFamiliar: boolean;
  /** The conference of the lots is noted. */
  conferindo: boolean;
}

/** An item of the request: whether it arrived, and in which lots. */
export function ItemRecebido({ solicitacao, item, agriculturaFamiliar, conferindo }: ItemRecebidoProps) {
  const nome = ['produtos', String(item.produto.id)];
  const quantidade = useQuantidade();
  const chegou = Form.useWatch<boolean | undefined>([...nome, 'chegou']) ?? false;
  return (
    <Card size="small" style={{ marginBottom: 16 }} role="group" aria-label={nomeComum(item.produto.nome)}>
      <Form.Item name={[...nome, 'chegou']} valuePropName="checked" noStyle>
        <Checkbox>
          {nomeComum(item.produto.nome)} – falta receber {quantidade(faltaReceber(item), item.produto)}
        </Checkbox>
      </Form.Item>
      {chegou && (
        <div style={{ marginTop: 16 }}>
          <ListaLinhas nome={[...nome, 'lotes']} rotulo="Lotes" rotuloLinha="Lote" max={LIMITES.linhas} compacta>
            {(linha) => (
              <LoteRecebido
                linha={linha}
                lotes={[...nome, 'lotes']}
                item={item}
                agriculturaFamiliar={agriculturaFamiliar}
                conferindo={conferindo}
              />
            )}
          </ListaLinhas>
        </div>
      )}
      <NotaNoProduto item={item} />
      <OcorrenciasDoProduto solicitacao={solicitacao} produto={item.produto} />
    </Card>
  );
}
