package com.webforj.samples.views.drawer;

import com.webforj.annotation.InlineStyleSheet;
import com.webforj.component.Composite;
import com.webforj.component.button.Button;
import com.webforj.component.button.ButtonTheme;
import com.webforj.component.drawer.Drawer;
import com.webforj.component.field.TextField;
import com.webforj.component.layout.flexlayout.FlexLayout;
import com.webforj.component.optioninput.CheckBox;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;
import java.util.ArrayList;
import java.util.List;

@Route("drawertask")
@FrameTitle("Task manager")
@InlineStyleSheet(id = "drawer-task", value = """
    .task[checked]::part(label) { text-decoration: line-through; }
    """)
public class DrawerTaskView extends Composite<FlexLayout> {

  private static final int MAX_TASKS = 50;

  private final Drawer drawer = new Drawer("Tasks of this shift");
  private final FlexLayout list = FlexLayout.create().vertical().build();
  private final TextField title = new TextField("New task");
  private final Button add = new Button("Add", ButtonTheme.PRIMARY, event -> addFromField());
  private final List<CheckBox> tasks = new ArrayList<>();

  public DrawerTaskView() {
    List.of("Check cold storage", "Label pallets", "Count returns").forEach(this::addTask);
    tasks.get(0).setChecked(true);

    Button clear = new Button("Clear completed", event -> clearCompleted());

    FlexLayout footer = FlexLayout.create(title, add, clear).align().end().wrap().build();
    footer.setItemGrow(1, title);
    drawer.add(list);
    drawer.addToFooter(footer);

    FlexLayout self = getBoundComponent();
    self.setPadding("20px");
    self.add(new Button("Show tasks", event -> drawer.open()), drawer);
    drawer.open();
  }

  private void addFromField() {
    if (!title.getValue().isBlank()) {
      addTask(title.getValue());
      title.setValue("");
      title.focus();
    }
  }

  private void addTask(String text) {
    CheckBox task = new CheckBox(text);
    task.addClassName("task");
    tasks.add(task);
    list.add(task);
    updateAdd();
  }

  private void clearCompleted() {
    List<CheckBox> completed = tasks.stream().filter(CheckBox::isChecked).toList();
    completed.forEach(task -> {
      tasks.remove(task);
      list.remove(task);
    });
    updateAdd();
  }

  private void updateAdd() {
    add.setEnabled(tasks.size() < MAX_TASKS);
  }
}
