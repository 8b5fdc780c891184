package com.webforj.samples.views.applayout;

import com.webforj.router.annotation.Route;

@Route(value = "content/:name", outlet = AppLayoutFullNavbarView.class)
public class AppLayoutFullNavbarContentView extends ContentView {
}
